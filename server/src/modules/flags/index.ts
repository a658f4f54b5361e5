export { flagRoutes } from './flags.routes.ts';
export { hidePicture } from './flags.service.ts';
