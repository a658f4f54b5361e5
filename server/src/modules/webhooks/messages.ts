import { Webhook } from 'standardwebhooks';
import type { ReadChange } from '#modules/changes/index.ts';
import { presentChange } from '#modules/changes/index.ts';
import type { Platform } from '#platform/platform.ts';

/** What a receiver is told, before it is signed. */
export interface Message {
  /** The same in every attempt. */
  id: string;
  type: string;
  body: string;
}

/** Words a message as Standard Webhooks says. */
function message(id: string, type: string, timestamp: string, data: object): Message {
  return { id: `msg_${id}`, type, body: JSON.stringify({ type, timestamp, data }) };
}

/** Tells of a change, as readers of the change log get it. */
export function changeMessage(change: ReadChange): Message {
  const data = presentChange(change);
  return message(String(data.position), `target.${data.type}`, data.at, data);
}

/** Tells of nothing: tries out a webhook. */
export function testMessage(id: string, now: Date): Message {
  return message(`test_${id}`, 'webhook.test', now.toISOString(), {});
}

/** Names a secret of a webhook. It is not stored: nothing in the database or its backups signs. */
export interface SecretName {
  id: string;
  salt: string;
}

/** Returns a secret, as receivers are given it. */
export function secretOf({ pepper }: Pick<Platform, 'pepper'>, { id, salt }: SecretName): string {
  return `whsec_${pepper.print('webhook', `${id}:${salt}`).toString('base64')}`;
}

/** Returns the headers of an attempt, signed with each of the secrets. */
export function signedHeaders(
  secrets: string[],
  { id, body }: Message,
  at: Date,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
