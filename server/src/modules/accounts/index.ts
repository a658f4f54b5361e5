import type { HttpServer } from '#platform/http/http-server.ts';
import type { Platform } from '#platform/platform.ts';
import { confirmationJobs } from './confirmation/confirmation.jobs.ts';
import { confirmationRoutes } from './confirmation/confirmation.routes.ts';
import { requireConfirmation } from './confirmation/confirmation.service.ts';
import { expiryJobs } from './expiry.jobs.ts';
import { googleRoutes } from './google/google.routes.ts';
import { identifyKeys } from './keys/key-viewers.ts';
import { keyJobs } from './keys/keys.jobs.ts';
import { keyRoutes } from './keys/keys.routes.ts';
import { passwordJobs } from './passwords/passwords.jobs.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { phoneRoutes } from './phone/phone.routes.ts';
import { profileJobs } from './profile/profile.jobs.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { roleJobs } from './roles/roles.jobs.ts';
import { factorJobs } from './second-factor/factor.jobs.ts';
import { factorRoutes, factorSignInRoutes } from './second-factor/factors.routes.ts';
import { passkeyChallenges } from './second-factor/passkey.challenge.ts';
import { openFactorProver } from './second-factor/proofs.service.ts';
import { deviceCookie } from './sessions/device-cookie.ts';
import { sessionCookie } from './sessions/session-cookie.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import type { Sessions } from './sessions/sessions.service.ts';
import { openSessions } from './sessions/sessions.service.ts';
import { entrance } from './sign-in/entrance.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { signUpJobs } from './sign-up/sign-up.jobs.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { suspensionJobs } from './suspension/suspension.jobs.ts';

export { lockAdmins, selectUser } from './accounts.queries.ts';
export { ensureFirstAdmin, makeAdmin } from './administrators.ts';
export { requireConfirmed } from './confirmation/confirmation.service.ts';
export type { FeedAccount } from './feed-accounts.ts';
export { ensureFeedAccount, feedsPassedOn, findFeedAccount, markOf } from './feed-accounts.ts';
export { mailPasswordReset, replacePassword } from './passwords/operator-reset.ts';
export { getsCodes, openTextCode } from './phone/text-code.ts';
export { removeAccount } from './profile/deletion.ts';
export { presentMe } from './profile/profile.service.ts';
export { changeRole } from './roles/roles.service.ts';
export { removeFactors } from './second-factor/lost-factor.ts';
export { factorsOf } from './second-factor/proofs.service.ts';
export { ensureStaffFactorDate } from './second-factor/staff-factor.ts';
export type { Sessions } from './sessions/sessions.service.ts';
export { openSessions } from './sessions/sessions.service.ts';
export { unlockAccount } from './sign-in/unlock.ts';
export {
  findSuspended,
  spendSuspendedLink,
  tellActivated,
  tellSuspended,
} from './suspension/suspension.service.ts';
export { createCode, hashSecret, mailId } from './tokens/secrets.ts';

/** Identifies requests by their session, and adds the routes and jobs of accounts. */
export function addAccounts(app: HttpServer, platform: Platform): Sessions {
  const sessions = openSessions(platform);
  const cookie = sessionCookie(platform.config);
  const enters = entrance(sessions, cookie, deviceCookie(platform));
  cookie.identifyViewers(app, sessions);
  identifyKeys(app, platform, cookie);
  requireConfirmation(app, platform);
  expiryJobs(platform, sessions);
  const proving = { prove: openFactorProver(platform), challenges: passkeyChallenges(platform) };
  const entry = { ...platform, sessions };
  factorJobs(platform);
  factorSignInRoutes(app, entry, proving, cookie, enters);
  factorRoutes(app, entry, proving.challenges, cookie);
  confirmationJobs(platform);
  confirmationRoutes(app, platform, proving);
  signUpJobs(platform);
  signUpRoutes(app, platform, sessions, enters);
  signInRoutes(app, platform, sessions, enters);
  googleRoutes(app, platform, sessions, enters);
  staffRoutes(app, platform, sessions, enters);
  sessionRoutes(app, platform, sessions, cookie);
  phoneRoutes(app, platform);
  passwordJobs(platform);
  passwordRoutes(app, platform, sessions);
  keyJobs(platform);
  keyRoutes(app, platform);
  suspensionJobs(platform);
  roleJobs(platform);
  profileJobs(platform);
  profileRoutes(app, platform, sessions, cookie);
  return sessions;
}
