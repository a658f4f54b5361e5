import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

/** An email or text message that the product stores when no provider is configured. */
export interface OutboxMessage {
  channel: 'email' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  sentAt: string;
}

/** Returns the messages sent to an address or number, newest first. */
async function readMessages(request: APIRequestContext, to: string): Promise<OutboxMessage[]> {
  const messages: OutboxMessage[] = await (await request.get('/dev/outbox.json')).json();
  return messages.filter((message) => message.to === to);
}

/**
 * Waits for a message to an address or number, and returns the newest.
 * @param containing part of its text, in case there are earlier messages
 * @throws if none arrives within a minute
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
