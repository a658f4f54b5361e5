export { jobRoutes } from './jobs.routes.ts';
export type { QueueState } from './jobs.service.ts';
export { readQueues } from './jobs.service.ts';
