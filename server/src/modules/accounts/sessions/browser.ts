import type { Browser } from '@redflag/shared/accounts/browser.words';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

const USER_AGENT_MAX = 300;

/** Returns the browser's user agent, shortened to the length that a session stores. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX);
}

/** Returns the browser that a user agent names, or null if that is empty. */
export function readBrowser(userAgent: string): Browser | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name
    ? { name: browser.name, system: os.name }
    : { name: userAgent, system: null };
}
