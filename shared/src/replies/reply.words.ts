import type { ProofMethod, ReplyGround, ReplyState } from './values.ts';

/** Said wherever somebody may be asked for money to have a report removed. */
export const NO_FEE = 'Removal costs nothing. Nobody will write to you about a fee.';

/** What the holder says of the reports, as they choose it. */
export function groundLabel(ground: ReplyGround): string {
  const labels: Record<ReplyGround, string> = {
    'not-me': 'It was not me',
    'new-holder': 'I am the new owner',
    settled: 'It is settled',
    mistaken: 'The reports are wrong',
    'lawful-business': 'This is an honest business',
    other: 'Something else',
  };
  // A newer server on the same database may have added one.
  return labels[ground] ?? ground;
}

/** Says when to choose a ground. */
export function groundMeaning(ground: ReplyGround): string {
  const meanings: Record<ReplyGround, string> = {
    'not-me': 'Somebody used my number, my name or my pictures.',
    'new-holder': 'Somebody else had it when the reports were made.',
    settled: 'There was a problem, and we have solved it.',
    mistaken: 'It did not happen, or they mean somebody else.',
    'lawful-business': 'We sell or do what we say we do.',
    other: 'Say it in your own words.',
  };
  return meanings[ground] ?? '';
}

/** What has become of an answer, in few words. */
export function replyStateLabel(state: ReplyState): string {
  const labels: Record<ReplyState, string> = {
    waiting: 'Waiting',
    upheld: 'Accepted',
    published: 'Published',
    refused: 'Refused',
    withdrawn: 'Taken back',
    appealed: 'Waiting again',
  };
  return labels[state] ?? state;
}

/** Names how somebody proved that something is theirs, after 'by'. */
export function proofLabel(method: ProofMethod): string {
  const labels: Record<ProofMethod, string> = {
    email: 'email',
    phone: 'text message',
    'website-dns': 'a DNS record',
    'website-file': 'a file on the site',
    wallet: 'a signed message',
    evidence: 'what you sent us',
  };
  return labels[method] ?? method;
}
