import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#platform/config.ts';
import { plainAddress } from '#platform/http/connections/network-address.ts';
import { factorNeeded, noSession, sessionSuspended } from '#platform/http/problem.ts';
import { signInMark } from '#platform/http/sign-in-mark.ts';
import type { Sessions } from './sessions.service.ts';

/**
 * The cookie that carries a session's token (OWASP Session Management Cheat Sheet, "Cookies"). Comes and
 * goes with the mark that scripts can read.
 */
export function sessionCookie(config: Config) {
  const { publicUrl, sessionDays } = config;
  const mark = signInMark(config);
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-session' : 'session';
  // The server ends an idle session, not the browser.
  const maxAge = sessionDays * 24 * 3_600;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    name,
    set(reply: FastifyReply, token: string): void {
      reply.setCookie(name, token, { ...attributes, maxAge });
      mark.set(reply);
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes);
      mark.clear(reply);
    },
    /**
     * Finds out who sends each request, which counts as activity. Requests for public site
     * information do not count, or the wake-up call of an open window would keep its session alive
     * forever.
     */
    identifyViewers(app: FastifyInstance, sessions: Sessions): void {
      app.decorateRequest('viewer', null);
      app.decorateRequest('half', null);
      app.decorateRequest('suspended', false);
      // The session may have ended while the body arrived. This rarely queries the database, because
      // sessions are cached.
      app.addHook('preHandler', ({ viewer, body, cookies }, _reply, done) => {
        if (!viewer || viewer.key || body === undefined) return done();
        sessions.find(cookies[name] ?? '').then((found) => {
          if (found === 'suspended') return done(sessionSuspended());
          if (!found) return done(noSession());
          done(found.lacks === viewer.lacks ? undefined : factorNeeded());
        }, done);
      });
      app.addHook('onRequest', async (request) => {
        if (request.routeOptions.config.permission === 'site.read') return;
        const token = request.cookies[name];
        const found = token ? await sessions.find(token) : null;
        if (found === 'suspended') request.suspended = true;
        else if (found) {
          request[found.lacks ? 'half' : 'viewer'] = {
            ...found,
            address: plainAddress(request.ip),
          };
        }
      });
    },
  };
}
export type SessionCookie = ReturnType<typeof sessionCookie>;
