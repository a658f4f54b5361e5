export { healthRoutes } from './health.routes.ts';
export { checkReadiness } from './health.service.ts';
