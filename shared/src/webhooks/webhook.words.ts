import type { DeliveryFailure, OffReason } from './values.ts';

const offWords: Record<OffReason, string> = {
  failing: 'nothing was delivered for three days',
  gone: 'its receiver answered that the address is gone (410)',
  'too-far-behind': 'the change log no longer has what it missed',
};

/** Says why a webhook was switched off, as part of a sentence. */
export function wordOff(reason: string): string {
  return (offWords as Record<string, string>)[reason] ?? reason;
}

const failureWords: Record<DeliveryFailure, string> = {
  redirected: 'The answer leads to another address',
  unreachable: 'Not reached on the public internet',
  'too-slow': 'No answer within 10 seconds',
};

/** Says what became of a delivery: 'Answered 204', 'No answer within 10 seconds'. */
export function wordDelivery({
  status,
  failure,
}: {
  status: number | null;
  failure: string | null;
}): string {
  if (failure !== null) return (failureWords as Record<string, string>)[failure] ?? failure;
  return `Answered ${status}`;
}
