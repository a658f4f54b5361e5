export { jobRoutes } from './jobs.routes.ts';
export type { QueueState } from './jobs.service.ts';
export { readQueues, retryJobs } from './jobs.service.ts';
