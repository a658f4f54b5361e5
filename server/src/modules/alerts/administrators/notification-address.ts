/** Why the notification email address gets emails, and who can change that; completes 'because '. */
export const NOTIFICATION_ADDRESS =
  'this address is the notification email. An administrator can change it under Settings';
