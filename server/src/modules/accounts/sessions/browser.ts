import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

const USER_AGENT_MAX = 300;

/** What the browser calls itself, as far as a session keeps it. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX);
}

/** 'Chrome on Android'; what is no known browser is quoted as it calls itself. */
export function describeBrowser(userAgent: string): string {
  if (!userAgent) return 'an unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? `${browser.name} on ${os.name}` : userAgent;
}
