export { countAnyUsers } from './users.queries.ts';
export { userRoutes } from './users.routes.ts';
export { changeStatusOf } from './users.service.ts';
