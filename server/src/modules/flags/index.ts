export { flagRoutes } from './flags.routes.ts';
