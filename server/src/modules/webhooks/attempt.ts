import type { DeliveryFailure } from '@redflag/shared/webhooks/values';
import { OutgoingError } from '#platform/outgoing-http/outgoing-error.ts';
import { sendOutgoing } from '#platform/outgoing-http/outgoing-http.ts';
import type { Platform } from '#platform/platform.ts';
import type { Message } from './messages.ts';
import { secretOf, signedHeaders } from './messages.ts';

/** For how long a receiver may take, from the question for its name to the last byte. */
export const ANSWER_WITHIN_MS = 10_000;
const ANSWER_BYTES = 1_024;
/** How much of an answer is kept. */
const ANSWER_SHOWN = 200;

/** What became of an attempt. */
export interface Attempt {
  /** Null without an answer. */
  status: number | null;
  failure: DeliveryFailure | null;
  milliseconds: number;
  /** How the body of the answer begins. */
  answer: string;
}

interface Receiver {
  id: string;
  url: string;
  secretSalt: string;
  formerSalt: string | null;
}

/** Whether the receiver has taken the message. */
export function isDelivered({ status }: Pick<Attempt, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Sends a message to a receiver, once. @param stop ends it without waiting for the answer */
export async function attempt(
  platform: Pick<Platform, 'config' | 'pepper'>,
  { id, url, secretSalt, formerSalt }: Receiver,
  message: Message,
  stop?: AbortSignal,
): Promise<Attempt> {
  const salts = formerSalt ? [secretSalt, formerSalt] : [secretSalt];
  const secrets = salts.map((salt) => secretOf(platform, { id, salt }));
  const begun = performance.now();
  const elapsed = () => Math.round(performance.now() - begun);
  try {
    const { status, body } = await sendOutgoing(platform.config, {
      ...{ url, method: 'POST', body: message.body },
      headers: signedHeaders(secrets, message, new Date()),
      ...{ withinMs: ANSWER_WITHIN_MS, maxBytes: ANSWER_BYTES },
      ...(stop && { stop }),
    });
    return { status, failure: null, milliseconds: elapsed(), answer: beginningOf(body) };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    // Whether a name leads into our network is not for strangers to know.
    const failure = error.reason === 'not-allowed' ? 'unreachable' : error.reason;
    return { status: null, failure, milliseconds: elapsed(), answer: '' };
  }
}

function beginningOf(body: Buffer): string {
  const text = body.toString('utf8').replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return text.trim().slice(0, ANSWER_SHOWN).toWellFormed();
}
