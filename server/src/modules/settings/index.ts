export { settingRoutes } from './settings.routes.ts';
export { sessionTimeout } from './settings.service.ts';
