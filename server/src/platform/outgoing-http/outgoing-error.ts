/** Why a request to another's machine failed. */
export type OutgoingReason = 'not-allowed' | 'redirected' | 'unreachable' | 'too-slow';

/**
 * A request to another's machine that was not made, or not answered. Its message is for the log: to tell
 * strangers more than that it failed would tell them about our network.
 */
export class OutgoingError extends Error {
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason, options?: ErrorOptions) {
    super(`An outgoing request failed: ${reason}`, options);
    this.reason = reason;
  }
}
