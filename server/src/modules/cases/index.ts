export { caseRoutes } from './cases.routes.ts';
export { readRecords } from './cases.service.ts';
