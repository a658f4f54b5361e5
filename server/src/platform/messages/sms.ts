import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { outbox } from '#platform/database/schema.ts';
import { measured } from '#platform/measuring.ts';

export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
}

/** Hands text messages over to the provider, which is then responsible for delivery. */
export interface Sms {
  /**
   * @throws SmsRefusedError when the provider refuses to send; a different error when it fails or
   * is too slow. Neither contains the number or the text.
   */
  send(message: TextMessage): Promise<void>;
}

/** The provider's own refusal: no credit, a quota, a number or sender that it does not accept. */
export class SmsRefusedError extends Error {}

const TIMEOUT_MS = 5_000;

/** Opens the configured provider; by default the outbox that `/dev/outbox` shows. */
export function openSms({ sms }: Config, database: Database, timeoutMs = TIMEOUT_MS): Sms {
  const { send } = openSmsProvider(sms, timeoutMs) ?? openOutbox(database);
  return { send: (message) => measured('sms', 'send', () => send(message)) };
}

function openOutbox(database: Database): Sms {
  return {
    async send({ to, text }) {
      const message = { channel: 'sms' as const, to, text, subject: '', html: '' };
      await database.insert(outbox).values(message);
    },
  };
}

interface SmsProvider extends Sms {
  /**
   * Asks for the account, and sends nothing.
   * @throws SmsRefusedError when the provider refuses the credentials; a different error when it
   * fails
   */
  check(): Promise<void>;
}

/** Opens the configured provider; null if there is none. */
export function openSmsProvider(
  { provider, twilio, africasTalking }: Config['sms'],
  timeoutMs = TIMEOUT_MS,
): SmsProvider | null {
  switch (provider) {
    case 'twilio':
      return {
        send: (message) => sendByTwilio(twilio, message, timeoutMs),
        check: () => checkTwilio(twilio, timeoutMs),
      };
    case 'africastalking':
      return {
        send: (message) => sendByAfricasTalking(africasTalking, message, timeoutMs),
        check: () => checkAfricasTalking(africasTalking, timeoutMs),
      };
    case 'outbox':
      return null;
  }
}

/** Twilio's response for an account, or for a message that was created. */
const twilioAnswerSchema = z.object({ sid: z.string() });

type Twilio = Config['sms']['twilio'];

/** Returns the address of the account, with what follows it, and the headers that sign in to it. */
function twilioAccount({ url, accountSid, authToken }: Twilio, rest: string) {
  return {
    url: `${withoutSlash(url)}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}${rest}.json`,
    headers: {
      authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    },
  };
}

/** Twilio's Message resource: created with 201, refused with a 4xx. */
async function sendByTwilio(
  twilio: Twilio,
  { to, text }: TextMessage,
  timeoutMs: number,
): Promise<void> {
  const form = { To: to, From: twilio.from, Body: text };
  const answer = await ask({ ...twilioAccount(twilio, '/Messages'), form, timeoutMs });
  // For example, the page of a proxy in between.
  if (!twilioAnswerSchema.safeParse(answer).success) throw unknownForm();
}

/** Twilio's Account resource. */
async function checkTwilio(twilio: Twilio, timeoutMs: number): Promise<void> {
  const answer = await ask({ ...twilioAccount(twilio, ''), timeoutMs });
  if (!twilioAnswerSchema.safeParse(answer).success) throw unknownForm();
}

const africasTalkingAnswerSchema = z.object({
  SMSMessageData: z.object({ Recipients: z.array(z.object({ statusCode: z.number() })) }),
});
/** Processed, sent, queued. */
const TAKEN = [100, 101, 102];

/** Africa's Talking responds with 201 even when it refuses; only the recipient's status tells. */
async function sendByAfricasTalking(
  { url, username, apiKey, from }: Config['sms']['africasTalking'],
  { to, text }: TextMessage,
  timeoutMs: number,
): Promise<void> {
  const answer = await ask({
    url: `${withoutSlash(url)}/version1/messaging`,
    headers: { apikey: apiKey },
    form: { username, to, message: text, ...(from && { from }) },
    timeoutMs,
  });
  const { success, data } = africasTalkingAnswerSchema.safeParse(answer);
  if (!success) throw unknownForm();
  const [recipient] = data.SMSMessageData.Recipients;
  if (!recipient || !TAKEN.includes(recipient.statusCode)) {
    throw new SmsRefusedError(
      `The SMS provider refused with status ${recipient?.statusCode ?? 'unknown'}`,
    );
  }
}

/** Africa's Talking's user: the balance of the account. */
async function checkAfricasTalking(
  { url, username, apiKey }: Config['sms']['africasTalking'],
  timeoutMs: number,
): Promise<void> {
  const query = new URLSearchParams({ username });
  const answer = await ask({
    url: `${withoutSlash(url)}/version1/user?${query}`,
    headers: { apikey: apiKey },
    timeoutMs,
  });
  if (!z.object({ UserData: z.object() }).safeParse(answer).success) throw unknownForm();
}

function unknownForm(): Error {
  return new Error('The SMS provider sent a response in an unknown format');
}

interface Question {
  url: string;
  headers: Record<string, string>;
  /** What to post. Without it, the address is only read. */
  form?: Record<string, string>;
  timeoutMs: number;
}

/** The provider's own code for a refusal, where Twilio's JSON has it. */
const reasonSchema = z.object({ code: z.number() });

/**
 * Returns the JSON of a successful response, or null if it has none.
 * @throws SmsRefusedError for a 4xx; Error for a 5xx, or when there is no response in time
 */
async function ask({ url, headers, form, timeoutMs }: Question): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Always read the body, so that the connection can be reused.
  const body = await response.text();
  const answer = readJson(body);
  if (response.ok) return answer;
  // The text of the response may quote the number; its codes are enough for the operator.
  const reason = reasonSchema.safeParse(answer).data?.code ?? 'none';
  const message = `The SMS provider answered ${response.status} (code ${reason})`;
  throw response.status < 500 ? new SmsRefusedError(message) : new Error(message);
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
