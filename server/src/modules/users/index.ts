export { countAnyUsers } from './users.queries.ts';
export { userRoutes } from './users.routes.ts';
export { changeStatusOf, lockUsers } from './users.service.ts';
