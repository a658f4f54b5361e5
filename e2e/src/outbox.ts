import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

/** A mail or text message, as the product keeps it while no provider is set. */
export interface OutboxMessage {
  channel: 'email' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  sentAt: string;
}

/** What was sent to an address or number, newest first. */
async function readMessages(request: APIRequestContext, to: string): Promise<OutboxMessage[]> {
  const messages: OutboxMessage[] = await (await request.get('/dev/outbox.json')).json();
  return messages.filter((message) => message.to === to);
}

/**
 * Waits until something was sent to an address or number, and gives the newest message.
 * @param containing a part of its text, where an earlier message may be there already
 */
export async function awaitMessage(
  request: APIRequestContext,
  to: string,
  containing = '',
): Promise<OutboxMessage> {
  let newest: OutboxMessage | undefined;
  await expect(async () => {
    newest = (await readMessages(request, to)).find(({ text }) => text.includes(containing));
    expect(newest, `a message to ${to}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  if (!newest) throw new Error(`Nothing was sent to ${to}.`);
  return newest;
}
