import type { HttpServer } from '../../platform/http.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountJobs } from './accounts.jobs.ts';
import { accountRoutes } from './accounts.routes.ts';
import { googleRoutes } from './google.routes.ts';
import { passwordJobs } from './passwords.jobs.ts';
import { passwordRoutes } from './passwords.routes.ts';
import { phoneRoutes } from './phone.routes.ts';
import { profileJobs } from './profile.jobs.ts';
import { profileRoutes } from './profile.routes.ts';
import { sessionCookie } from './session-cookie.ts';
import { sessionRoutes } from './sessions.routes.ts';
import type { Sessions } from './sessions.service.ts';
import { openSessions } from './sessions.service.ts';

export { ensureFirstAdmin, makeAdmin } from './administrators.ts';
export { ensureFeedAccount, findFeedAccount } from './feed-accounts.ts';
export { mailPasswordReset, replacePassword } from './operator-reset.ts';
export { presentMe } from './profile.service.ts';
export { removeAccount } from './removal.ts';
export type { Sessions } from './sessions.service.ts';

/** Makes requests known by their session, and adds the routes and jobs of accounts. */
export function addAccounts(app: HttpServer, platform: Platform): Sessions {
  const sessions = openSessions(platform);
  const cookie = sessionCookie(platform.config);
  cookie.identifyViewers(app, sessions);
  accountJobs(platform, sessions);
  accountRoutes(app, platform, sessions, cookie);
  googleRoutes(app, platform, sessions, cookie);
  sessionRoutes(app, platform, sessions, cookie);
  phoneRoutes(app, platform);
  passwordJobs(platform);
  passwordRoutes(app, platform, sessions);
  profileJobs(platform);
  profileRoutes(app, platform, sessions, cookie);
  return sessions;
}
