/** Why the notification e-mail gets mails, and who can end that; completes 'because '. */
export const NOTIFICATION_ADDRESS =
  'an administrator made it the notification email, and can change that under Settings';
