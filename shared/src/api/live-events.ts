/** Names of the server-sent events of `GET /v1/events`. Each says which resource to fetch again. */
export const eventNames = [
  'notification',
  'report',
  'bulk-change',
  'flag',
  'user',
  'post',
  'category',
  'config',
  'signed-out',
] as const;
export type EventName = (typeof eventNames)[number];
