import type { ReviewRole, Role } from '@redflag/shared/accounts';
import type { KeyScope } from '@redflag/shared/keys/values';
import type { FastifyInstance } from 'fastify';
import { factorNeeded, forbidden, noSession, ProblemError, sessionSuspended } from './problem.ts';

type Caller = 'visitor' | Role | ReviewRole;

const everyone: readonly Caller[] = ['visitor', 'user', 'admin'];
const signedIn: readonly Caller[] = ['user', 'admin'];
const users: readonly Caller[] = ['user'];
const reviewers: readonly Caller[] = ['reviewer', 'admin'];
const checkers: readonly Caller[] = ['checker'];
const admins: readonly Caller[] = ['admin'];
/** Only what the route's `scopes` name. */
const keysAlone: readonly Caller[] = [];
/** Only what `halves` names. */
const halvesAlone: readonly Caller[] = [];

/**
 * Who may do what (product specification section 6). Every route names one of these rules. With one
 * that ends in `-own-or-any`, the service also checks the owner.
 */
export const permissions = {
  'site.read': everyone,
  'site.search': everyone,
  'site.share': everyone,
  'account.enter': everyone,
  'session.end': signedIn,
  'session.confirm': signedIn,
  'session.read-confirmed': signedIn,
  'session.manage': signedIn,
  'factor.give': halvesAlone,
  'factor.prove': signedIn,
  'factor.read': signedIn,
  'factor.change': signedIn,
  'password.change': signedIn,
  'phone.change': signedIn,
  'profile.read': signedIn,
  'profile.change': users,
  'profile.delete': users,
  'profile.export': signedIn,
  'category.read': everyone,
  'report.create': signedIn,
  'report.read': signedIn,
  'report.read-history-own-or-any': signedIn,
  'report.export': admins,
  'report.change-status': reviewers,
  'case.recommend': checkers,
  'report.delete-own-or-any': signedIn,
  'report.redact': reviewers,
  'target.read': signedIn,
  /** Visitors only where the public check is on, which the service asks. */
  'target.share': everyone,
  /** As FEEDS says, which the service asks. */
  'change.read': everyone,
  'feed.read': everyone,
  'advice.read': signedIn,
  /** Where TRENDS is on, which the service asks. */
  'trends.read': everyone,
  /** Of one's own, to delete it. */
  'note.manage': reviewers,
  'user.note': admins,
  'question.ask': reviewers,
  'question.read-own-or-any': signedIn,
  'question.answer-own': signedIn,
  'flag.create': signedIn,
  'flag.manage': reviewers,
  'reply.create': signedIn,
  'reply.read-own-or-any': signedIn,
  'reply.change-own-or-any': signedIn,
  'second-look.ask-own': signedIn,
  /** With the link that a suspended person was emailed. */
  'second-look.ask-suspended': everyone,
  'second-look.read-own-or-any': signedIn,
  'second-look.decide': reviewers,
  'alert.manage': users,
  'notification.read': signedIn,
  'post.read': signedIn,
  'post.manage': admins,
  'post.delete': admins,
  'event.read': signedIn,
  'status-mails.change': everyone,
  'user.read': admins,
  'user.change': admins,
  'key.use': keysAlone,
  'key.read': signedIn,
  'key.change': signedIn,
  'organisation-key.read': admins,
  'organisation-key.change': admins,
  'register.read': admins,
  'register.change': admins,
  'webhook.read': admins,
  'webhook.change': admins,
  'setting.read': admins,
  'setting.change': admins,
  'stats.read': admins,
  'audit.read': admins,
  'job.read': admins,
  'job.retry': admins,
  'system.read': admins,
  'system.send-test-mail': admins,
} as const satisfies Record<string, readonly Caller[]>;

export type Permission = keyof typeof permissions;

/**
 * What a session lacks that is only half begun: 'proof' of the second factor that the account has (also a
 * session from before it had one), or a 'factor', which staff must have.
 */
export type Lacking = 'proof' | 'factor';

/** What half a session may do. Everywhere else it is a visitor's, or is refused. */
const halves: Partial<Record<Permission, readonly Lacking[]>> = {
  'session.end': ['proof', 'factor'],
  'session.confirm': ['factor'],
  'factor.give': ['proof'],
  'factor.prove': ['proof'],
  'factor.read': ['proof', 'factor'],
  'factor.change': ['factor'],
};

/**
 * Whose acts ask again for the password, a second factor, a new sign-in or an emailed code if the last was given
 * more than ten minutes ago, since a screen may be left unlocked. Reporters delete what is theirs
 * without: they can file it again.
 */
const askingAgain: Partial<Record<Permission, readonly Caller[]>> = {
  'session.read-confirmed': signedIn,
  'phone.change': signedIn,
  'factor.change': signedIn,
  'profile.delete': users,
  'profile.export': signedIn,
  'report.export': admins,
  'report.delete-own-or-any': admins,
  'report.redact': reviewers,
  'post.delete': admins,
  'user.change': admins,
  'key.change': signedIn,
  'organisation-key.change': admins,
  'register.change': admins,
  'webhook.change': admins,
  'setting.change': admins,
};

/** Returns whether an act asks a caller again. */
export function asksAgain(permission: Permission, viewer: Roles): boolean {
  return isAmong(askingAgain[permission] ?? [], viewer);
}

type Roles = Pick<Viewer, 'role' | 'reviewRole'>;

/** Everybody signed in has a role, and some users have another in the review. */
const isAmong = (callers: readonly Caller[], { role, reviewRole }: Roles) =>
  callers.includes(role) || (reviewRole !== null && callers.includes(reviewRole));

/** Returns whether somebody works on cases: reads what reviewers read, and decides. */
export const mayReview = (viewer: Roles): boolean => isAmong(reviewers, viewer);

/** Who is calling: the account behind a valid session or key. */
export interface Viewer {
  id: string;
  role: Role;
  reviewRole: ReviewRole | null;
  sessionId: string;
  /** The network address that the request came from. */
  address: string;
  /** What the session lacks; absent for a whole one, and for keys. */
  lacks?: Lacking;
  /** What sends the request instead of a session. */
  key?: ViewerKey;
}

export interface ViewerKey {
  id: string;
  scopes: readonly string[];
  isOrganisations: boolean;
  /** Whether it may file reports without a picture. */
  withoutPicture: boolean;
  /** What is left of its limit; null where limits are off. */
  quota: Quota | null;
}

/** What is left of a limit after a request. */
export interface Quota {
  name: string;
  quota: number;
  windowSeconds: number;
  left: number;
  resetSeconds: number;
  exceeded: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor, and for half a session where it may do no more than one. */
    viewer: Viewer | null;
    /** Who has half a session. */
    half: Viewer | null;
    /** Whether a visitor has a session that ended because the account was suspended. */
    suspended: boolean;
  }
  interface FastifyContextConfig {
    permission?: Permission;
    /** Keys with one of these may call the route; without, no key may. */
    scopes?: readonly KeyScope[];
  }
}

/**
 * Checks each route's permission before the body is read: a visitor gets 401, others without it
 * 403. A key needs one of the route's scopes. The server does not start if a route names none.
 */
export function enforcePermissions(app: FastifyInstance): void {
  app.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.permission) {
      throw new Error(`The route ${String(method)} ${url} names no permission`);
    }
  });
  // After every onRequest hook, so that the caller is known.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { routeOptions, viewer, half, suspended } = request;
    const { permission, scopes } = routeOptions.config;
    if (viewer?.key) return done(refusalOf(viewer.key, scopes), payload);
    const allowed: readonly Caller[] = permission ? permissions[permission] : everyone;
    if (viewer ? isAmong(allowed, viewer) : allowed.includes('visitor')) return done(null, payload);
    if (viewer) return done(forbidden());
    if (half) {
      if (!mayDoByHalf(permission, half)) return done(factorNeeded());
      request.viewer = half;
      return done(null, payload);
    }
    done(suspended ? sessionSuspended() : noSession());
  });
}

const mayDoByHalf = (permission: Permission | undefined, { lacks }: Viewer): boolean =>
  permission !== undefined && lacks !== undefined && (halves[permission] ?? []).includes(lacks);

function refusalOf({ scopes }: ViewerKey, wanted: readonly KeyScope[] = []): ProblemError | null {
  if (wanted.some((scope) => scopes.includes(scope))) return null;
  if (wanted.length === 0) return forbidden('Keys may not call this address.');
  return new ProblemError({
    status: 403,
    code: 'key/missing-scope',
    detail: `This needs a key that may do: ${wanted.join(' or ')}.`,
    extensions: { scopes: wanted },
    // RFC 6750, section 3.1
    headers: {
      'www-authenticate': `Bearer error="insufficient_scope", scope="${wanted.join(' ')}"`,
    },
  });
}

/** Returns the caller of a route that is closed to visitors. */
export function viewerOf(request: { viewer: Viewer | null }): Viewer {
  if (!request.viewer) throw new Error('This route admits visitors');
  return request.viewer;
}
