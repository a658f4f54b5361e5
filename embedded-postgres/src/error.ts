/** The embedded database cannot run. The message tells the operator why. */
export class EmbeddedPostgresError extends Error {
  override readonly name: string = 'EmbeddedPostgresError';
}

/** A failure that may pass, so that another attempt is worthwhile. */
export class PassingFailure extends EmbeddedPostgresError {}
