/** Webhooks of one key. */
export const WEBHOOKS_MAX = 5;

export const WEBHOOK_URL_MAX = 500;

/** For how many hours messages are also signed with the secret from before a change. */
export const FORMER_SECRET_HOURS = 24;

/** For how many days deliveries are kept, and how many of one webhook at most. */
export const DELIVERIES_KEPT_DAYS = 7;
export const DELIVERIES_KEPT = 1_000;
export const DELIVERIES_PAGE = 20;

/** Why a webhook was switched off. */
export const offReasons = ['failing', 'gone', 'too-far-behind'] as const;
export type OffReason = (typeof offReasons)[number];

/** Why there is no answer to a delivery. */
export const deliveryFailures = ['redirected', 'unreachable', 'too-slow'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** Where a webhook goes on that was switched off. */
export const resumptions = ['where-it-stopped', 'now'] as const;
export type Resumption = (typeof resumptions)[number];
