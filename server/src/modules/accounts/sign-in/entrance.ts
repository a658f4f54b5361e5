import type { FastifyReply, FastifyRequest } from 'fastify';
import { userAgentOf } from '#modules/accounts/sessions/browser.ts';
import type { DeviceCookie } from '#modules/accounts/sessions/device-cookie.ts';
import type { SessionCookie } from '#modules/accounts/sessions/session-cookie.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import { plainAddress } from '#platform/http/connections/network-address.ts';
import type { Client } from './sign-in-record.ts';

/** What every way to sign in does before and after it has found out who somebody is. */
export function entrance(sessions: Sessions, cookie: SessionCookie, device: DeviceCookie) {
  return {
    clientOf: (request: FastifyRequest): Client => ({
      address: plainAddress(request.ip),
      userAgent: userAgentOf(request),
      deviceId: device.read(request),
      log: request.log,
    }),
    /** Ends the session that the browser has, and gives it the new one. */
    async admit(request: FastifyRequest, reply: FastifyReply, client: Client, token: string) {
      const former = request.viewer ?? request.half;
      if (former) await sessions.end(former.sessionId);
      cookie.set(reply, token);
      device.set(reply, client.deviceId);
    },
  };
}
export type Entrance = ReturnType<typeof entrance>;
