import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

const USER_AGENT_MAX = 300;

/** Returns the browser's user agent, shortened to the length that a session stores. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX);
}

/** Returns for example 'Chrome on Android', or the user agent itself if the browser is unknown. */
export function describeBrowser(userAgent: string): string {
  if (!userAgent) return 'an unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? `${browser.name} on ${os.name}` : userAgent;
}
