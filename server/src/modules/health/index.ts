export { healthRoutes } from './health.routes.ts';
export type { Health } from './health.service.ts';
export { openHealth } from './health.service.ts';
