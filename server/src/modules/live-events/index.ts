export { eventRoutes } from './live-events.routes.ts';
