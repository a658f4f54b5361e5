export { notificationEmail, sessionTimeout } from './settings.service.ts';
