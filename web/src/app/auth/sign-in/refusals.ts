const FAILED = 'An error occurred during sign-in. Please try again.';

/** Why a sign-in with a provider failed, by its `?error=` (product specification section 8). */
export const refusals = new Map([
  ['google-failed', FAILED],
  ['staff-failed', FAILED],
  ['staff-only', 'Your account opens only with the sign-in for staff.'],
  [
    'no-group',
    'None of your groups has a role here. Ask the people who manage them to add you to one that has.',
  ],
  [
    'address-unverified',
    'Your email address is not verified where you signed in. Ask the people who manage your account there to do so.',
  ],
  ['user-disabled', 'Your account has been suspended'],
  [
    'too-many-requests',
    'You have made too many requests in a short period. Please wait and try again later.',
  ],
  [
    'sign-up-closed',
    'No account has this Google address, and new accounts are not enabled. Please contact support.',
  ],
]);
