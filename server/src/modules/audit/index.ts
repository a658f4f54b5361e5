export { auditRoutes } from './audit.routes.ts';
export { recordAct } from './audit.service.ts';
