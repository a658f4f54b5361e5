/** Names of the server-sent events of `GET /v1/events`. Each says which resource to fetch again. */
export const eventNames = [
  'notification',
  'report',
  'bulk-change',
  'case',
  'flag',
  'claim',
  'note',
  'question',
  'user',
  'post',
  'category',
  'register',
  'config',
  'signed-out',
] as const;
export type EventName = (typeof eventNames)[number];
