export { addMetrics } from './metrics.server.ts';
