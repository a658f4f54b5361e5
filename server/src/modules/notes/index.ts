export { noteRoutes } from './notes.routes.ts';
export { noteAbout } from './notes.service.ts';
