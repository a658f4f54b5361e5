export { settingRoutes } from './settings.routes.ts';
export { notificationEmail, sessionTimeout } from './settings.service.ts';
