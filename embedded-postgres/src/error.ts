/** A reason why the embedded database cannot run, in words for the operator. */
export class EmbeddedPostgresError extends Error {
  override readonly name: string = 'EmbeddedPostgresError';
}

/** Something that may pass by itself was in the way: worth another try. */
export class PassingFailure extends EmbeddedPostgresError {}
