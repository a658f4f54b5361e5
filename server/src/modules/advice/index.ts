export { adviceRoutes } from './advice.routes.ts';
