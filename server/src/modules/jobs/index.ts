export { jobRoutes } from './jobs.routes.ts';
export { listJobs } from './jobs.service.ts';
