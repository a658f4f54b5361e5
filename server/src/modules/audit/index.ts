export { auditRoutes } from './audit.routes.ts';
export { listActsAbout, recordAct } from './audit.service.ts';
