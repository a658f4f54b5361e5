export { sessionTimeout } from './settings.service.ts';
