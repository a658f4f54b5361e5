export const notificationTypes = [
  'account',
  'verification',
  'report',
  'successful submission',
  'status update',
  'scam alert',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const NOTIFICATIONS_FIRST_PAGE = 20;
export const NOTIFICATIONS_NEXT_PAGE = 10;
export const NOTIFICATION_PREVIEW = 30;
