import { randomInt } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { phoneProblems } from '@redflag/shared/accounts/phone-verification';
import type { Problem } from '@redflag/shared/api/problem';
import { takePhotograph } from '#photograph.ts';
import { admin } from '#product.ts';
import { sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';
import type { Place, Texts } from './specified-texts.ts';
import { adminTexts, userTexts, visitorTexts } from './specified-texts.ts';

/** How to reach each place from the previous one. */
type Ways<Places> = Record<keyof Places, () => Promise<unknown>>;

type Kind = keyof Texts;

function find(scope: Locator, kind: Kind, text: string): Locator {
  const words = scope.getByText(text, { exact: true });
  switch (kind) {
    case 'part':
      return scope.getByText(text);
    case 'text':
      return words;
    case 'field':
      return scope.getByLabel(text, { exact: true });
    case 'alert':
    case 'status':
      return words.and(scope.page().locator(`[role=${kind}], [role=${kind}] *`));
    case 'button':
      // Its accessible name may be longer than its visible text.
      return scope
        .getByRole('button', { name: text, exact: true })
        .or(words.and(scope.page().locator('button *')));
    case 'dialog':
      return scope.page().getByRole('dialog', { name: text, exact: true });
    case 'term':
      return scope.getByRole('term').and(words);
    default:
      return scope.getByRole(kind, { name: text, exact: true });
  }
}

function expectText(scope: Locator, kind: Kind, text: string, place: string) {
  const found = find(scope, kind, text);
  const claim = expect.soft(kind === 'option' ? found : found.filter({ visible: true }), {
    message: `${place}: ${kind} '${text}'`,
  });
  return claim.not.toHaveCount(0, { timeout: 15_000 });
}

async function walk<Places extends Record<string, Place>>(
  page: Page,
  places: Places,
  ways: Ways<Places>,
) {
  // Dozens of screens take longer than the usual timeout.
  test.slow();
  for (const [name, { section, within, ...texts }] of Object.entries(places)) {
    await test.step(name, async () => {
      await ways[name]?.();
      const scope = within ? page.getByRole(within) : page.locator('body');
      await Promise.all(
        Object.entries(texts).flatMap(([kind, given]: [string, string[]]) =>
          given.map((text) => expectText(scope, kind as Kind, text, `section ${section}, ${name}`)),
        ),
      );
    });
  }
}

/** For places that are already on the screen. */
const stay = () => Promise.resolve();

/** Returns functions for what a person can do on a page. */
function handsOn(page: Page) {
  return {
    open: (path: string) => page.goto(path),
    press: (name: string, scope: Page | Locator = page) =>
      scope.getByRole('button', { name, exact: true }).click(),
    fill: (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text),
    choose: (label: string, option: string) =>
      page.getByLabel(label, { exact: true }).selectOption({ label: option }),
    dialog: page.getByRole('dialog'),
    /** Answers the next matching request with 403 or the given problem. */
    refuse: (method: string, path: string, problem?: Problem) => {
      const refusal = async (route: Route) => {
        if (route.request().method() !== method) return route.fallback();
        // A status of 5xx would fail the test.
        await route.fulfill({ status: 403, ...(problem && { json: problem }) });
        return page.unroute(path, refusal);
      };
      return page.route(path, refusal);
    },
  };
}

function problem(status: number, code: string, detail: string): Problem {
  return { type: 'about:blank', title: 'Refused', status, code, detail, requestId: '' };
}

const tooManyRequests = problem(
  429,
  'auth/too-many-requests',
  'You have made too many requests in a short period. Please wait and try again later.',
);

const anyOther = problem(500, 'internal', 'An error occurred. Please try again.');

test('visitors see every specified text in its place', async ({ page }) => {
  const { open, press, fill, refuse } = handsOn(page);
  // Shows the Google button and passes the robot check in the browser; the server still refuses it.
  const shown = { google: true, robotCheck: false, signUp: true };
  await page.route('**/v1/app-config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...shown } });
  });
  await walk(page, visitorTexts, {
    'start page': () => open('/'),
    'header of public pages': stay,
    'footer of public pages': stay,
    terms: () => open('/terms-and-conditions'),
    'privacy policy': () => open('/privacy-policy'),
    'unknown page': () => open('/nowhere'),
    'sign-in': () => open('/login'),
    'sign-in, left empty': () => press('Sign In'),
    'sign-in, refused': async () => {
      await fill('Email', 'nobody@gmail.com');
      await fill('Password', 'Quiet-river-12');
      return press('Sign In');
    },
    'sign-in, too many attempts': async () => {
      await refuse('POST', '**/v1/auth/sign-in', tooManyRequests);
      return press('Sign In');
    },
    'sign-in, account gone': async () => {
      const gone = problem(401, 'auth/user-not-found', 'User data not found!');
      await refuse('POST', '**/v1/auth/sign-in', gone);
      return press('Sign In');
    },
    'sign-in, Google failed': () => open('/login?error=google-failed'),
    'sign-in, Google account suspended': () => open('/login?error=user-disabled'),
    'sign-up': () => page.getByRole('link', { name: 'Sign up' }).click(),
    'sign-up, left empty': () => press('Continue'),
    'sign-up, short username': async () => {
      await fill('Username', 'Al');
      return press('Continue');
    },
    'sign-up, password': async () => {
      await fill('Username', 'Ada Obi');
      await fill('Email', 'nobody@gmail.com');
      return press('Continue');
    },
    'sign-up, weak password': async () => {
      await fill('Password', '1-');
      return press('Register');
    },
    'sign-up without robot check': async () => {
      await fill('Password', 'Quiet-river-12');
      await fill('Repeat password', 'Quiet-river-12');
      await page.getByLabel('I accept the').check();
      return press('Register');
    },
    'sign-up, refused for any other reason': async () => {
      await refuse('POST', '**/v1/auth/sign-up', anyOther);
      return press('Register');
    },
    'sign-up, email already in use': async () => {
      const taken = 'This email is already registered. Please use a different email or log in.';
      await refuse('POST', '**/v1/auth/sign-up', problem(409, 'auth/email-already-in-use', taken));
      return press('Register');
    },
    'sign-up, closed': async () => {
      shown.signUp = false;
      await open('/signup');
      await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveCount(0);
    },
    'sign-up, password before username': () => {
      shown.signUp = true;
      return open('/signup?step=password');
    },
    'verify email': () => open('/verify-email'),
    'verify email, refused': async () => {
      const errors = [{ path: 'email', message: 'Please enter a valid email address.' }];
      const invalid = problem(422, 'validation', 'Please enter a valid email address.');
      await refuse('POST', '**/v1/auth/verify-email/send', { ...invalid, errors });
      await fill('Email', 'nobody@gmail.com');
      return press('Verify Email');
    },
    'check your email': () => press('Verify Email'),
    'forgot password': () => open('/forgot-password'),
    'forgot password, left empty': () => press('Send Code'),
    'forgot password, link not sent': async () => {
      await fill('Email', 'nobody@gmail.com');
      await refuse('POST', '**/v1/auth/forgot-password', tooManyRequests);
      return press('Send Code');
    },
    'verify phone': () => open('/verify-phone'),
  });
});

test('users see every specified text in its place', async ({ page, person, signIn, outbox }) => {
  const { open, press, fill, choose, dialog, refuse } = handsOn(page);
  const number = `803${randomInt(100, 1_000)}4567`;
  let report = '';

  async function submitInvalid(category: string, target: string) {
    await choose('Category', category);
    await fill('Target', target);
    return press('Submit');
  }

  async function refuseCode(why: Problem) {
    await refuse('POST', '**/v1/auth/phone/send', why);
    return press('Send code');
  }

  await signIn(person);
  await walk(page, userTexts, {
    sidebar: () => open('/user/dashboard'),
    'top bar': stay,
    dashboard: stay,
    'dashboard, phone number': async () => {
      await choose('Category', 'Phone Number');
      return press('Search');
    },
    'new report': async () => {
      await press('New Report');
      // The dashboard has a field with the same name.
      await page.getByRole('heading', { name: 'New report' }).waitFor();
      await choose('Category', 'Bank');
    },
    'new report, left empty': () => press('Submit'),
    'new report, invalid Phone Number': () => submitInvalid('Phone Number', '0'),
    'new report, invalid Email': () => submitInvalid('Email', 'nobody'),
    'new report, invalid Website': () => submitInvalid('Website', 'nobody'),
    'new report, invalid Crypto Wallet': () => submitInvalid('Crypto Wallet', 'nobody'),
    'new report, invalid Bank': () => submitInvalid('Bank', ''),
    'new report, invalid Social Media': () => submitInvalid('Social Media', ''),
    'new report, before it is sent': async () => {
      await fill('Target', `@${person.username}`);
      await fill('Description', 'They promised a refund and asked for my PIN.');
      await page.getByLabel('Evidence').setInputFiles(await takePhotograph());
      await press('Submit');
    },
    'new report, refused': async () => {
      await refuse('POST', '**/v1/reports', tooManyRequests);
      return press('Submit', dialog);
    },
    'new report, failed': async () => {
      await refuse('POST', '**/v1/reports', anyOther);
      return press('Submit', dialog);
    },
    'new report, sent': () => press('Submit', dialog),
    report: async () => {
      await press('View Report');
      await page.waitForURL('**/user/report/*');
      report = page.url().split('/').at(-1) ?? '';
    },
    'report, deletion failed': async () => {
      await refuse('DELETE', '**/v1/reports/*');
      await press('Delete');
      return press('Delete', dialog);
    },
    'own report': () => open(`/user/user-report/${report}`),
    'statement, left empty': async () => {
      await open(`/user/user-report/${report}/statement`);
      return press('Show the statement');
    },
    'statement, with an account number alone': async () => {
      await fill('Account number (optional)', '0123456789');
      return press('Show the statement');
    },
    'statement, incomplete address': async () => {
      await fill('Home address', 'Lagos');
      return press('Show the statement');
    },
    'search results': () => open(`/user/dashboard?target=@${person.username}`),
    'own reports': () => open('/user/dashboard?tab=mine'),
    'no such report': () => open('/user/report/none'),
    'no such post': () => open('/user/post/none'),
    account: () => open('/user/account'),
    'account, being edited': () => press('Edit username'),
    'account, before it is deleted': () => press('Delete Account'),
    notification: async () => {
      await open('/user/notifications');
      await page.getByRole('link', { name: /^Report Submitted/ }).click();
    },
    'notification on a phone': () => page.setViewportSize({ width: 390, height: 844 }),
    'notification, marking as read failed': async () => {
      await refuse('PATCH', '**/v1/me/notifications/*');
      await press('Back');
      await page.getByRole('link', { name: /^Report Under Review/ }).click();
    },
    'notifications, loading more failed': async () => {
      await page.route('**/v1/me/notifications?*', async (route) => {
        if (route.request().url().includes('cursor')) return route.fulfill({ status: 403 });
        const answer = await (await route.fetch()).json();
        return route.fulfill({ json: { ...answer, nextCursor: 'next' } });
      });
      return open('/user/notifications');
    },
    'notifications, none': async () => {
      const json = { items: [], nextCursor: null, unread: 0 };
      await page.route('**/v1/me/notifications?*', (route) => route.fulfill({ json }));
      return open('/user/notifications');
    },
    'own phone, invalid number': async () => {
      await open('/verify-phone');
      await fill('Phone number', '12345');
      return press('Send code');
    },
    'own phone, code not sent': async () => {
      await fill('Phone number', number);
      await refuse('POST', '**/v1/auth/phone/send', tooManyRequests);
      return press('Send code');
    },
    'own phone, quota exceeded': () =>
      refuseCode(problem(503, 'auth/quota-exceeded', phoneProblems['auth/quota-exceeded'])),
    'own phone, too many codes to the number': () =>
      refuseCode(problem(429, 'auth/error-code-39', phoneProblems['auth/error-code-39'])),
    'own phone, code not sent for any other reason': () => refuseCode(anyOther),
    'own phone, code sent': async () => {
      await fill('Phone number', number);
      return press('Send code');
    },
    'own phone, no code': () => press('Verify'),
    'own phone, wrong code': async () => {
      await fill('Code', '12345');
      return press('Verify');
    },
    'own phone, code expired': async () => {
      const expired = problem(422, 'auth/code-expired', phoneProblems['auth/code-expired']);
      await refuse('POST', '**/v1/auth/phone/verify', expired);
      await fill('Code', '123456');
      return press('Verify');
    },
    'own phone, code not checked': async () => {
      await refuse('POST', '**/v1/auth/phone/verify', anyOther);
      return press('Verify');
    },
    'own phone, verified': async () => {
      const { text } = await outbox(`+234${number}`);
      await fill('Code', /\d{6}/.exec(text)?.[0] ?? '');
      return press('Verify');
    },
  });
});

test('administrators see every specified text in its place', async ({
  page,
  person,
  signIn,
  browser,
  baseURL,
}) => {
  const { open, press, fill, choose, dialog, refuse } = handsOn(page);
  const home = await browser.newContext({ baseURL: baseURL ?? '' });
  await signIn(person, home);
  const { id: user } = await (await home.request.get('/v1/me')).json();
  const report = await sendReport(home.request, {
    category: 'social-media',
    target: `@${person.username}`,
  });
  await home.close();

  await signIn(admin);
  const title = `A flaw in ${person.username}`;
  const post = await page.request.post('/v1/posts', {
    multipart: { title, body: 'Update **today**.' },
  });
  const { id: postId } = await post.json();

  const suspend = async () => {
    await press('Suspend User');
    await fill('Reason', 'Floods the queue');
    return press('Suspend User', dialog);
  };
  // Other tests use the settings at the same time, so no change may reach the server.
  const json = { sessionTimeout: 1_800_000, notificationEmail: null };
  await page.route('**/v1/config/*', (route) => route.fulfill({ json }));

  await walk(page, adminTexts, {
    sidebar: () => open('/admin/dashboard'),
    'top bar': stay,
    dashboard: stay,
    reports: async () => {
      await open(`/admin/report-lists?q=${person.username}`);
      await choose('Category', 'Social Media');
    },
    report: () => open(`/admin/report/${report}`),
    'report, no status chosen': () => press('Update Status'),
    'report, status changed': async () => {
      await choose('New status', 'Closed');
      return press('Update Status');
    },
    'user management': () => open('/admin/user-management'),
    user: () => open(`/admin/user/${user}`),
    'user, suspension failed': async () => {
      await refuse('PATCH', '**/v1/users/*');
      return suspend();
    },
    'user, deletion failed': async () => {
      await refuse('DELETE', '**/v1/users/delete/*');
      await press('Delete User');
      await fill('Reason', 'Asked for it');
      return press('Delete', dialog);
    },
    'user, suspended': suspend,
    'user, activation failed': async () => {
      await refuse('PATCH', '**/v1/users/*');
      await press('Activate User');
      return press('Activate User', dialog);
    },
    'no such user': () => open('/admin/user/none'),
    settings: () => open('/admin/settings'),
    'session timeout, being edited': () => press('Edit session timeout'),
    'session timeout, saving failed': async () => {
      await refuse('PUT', '**/v1/config/sessionTimeout');
      return press('Save changes');
    },
    'session timeout, saved': () => press('Save changes'),
    'notification email, saving failed': async () => {
      await refuse('PUT', '**/v1/config/notificationEmail');
      await press('Edit notification email');
      await fill('Notification email', '');
      return press('Save changes');
    },
    'notification email, saved': () => press('Save changes'),
    posts: () => open('/admin/security-vulnerabilities'),
    'new post': () => press('Add blog'),
    post: () => open(`/admin/post/${postId}`),
    'post, being edited': () => press('Edit'),
  });
});
