export { idOfCategory } from './categories.queries.ts';
export { categoryRoutes } from './categories.routes.ts';
export { resolveCategory, seedCategories } from './categories.service.ts';
