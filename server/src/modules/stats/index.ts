export { statsRoutes } from './stats.routes.ts';
export { countReports } from './stats.service.ts';
