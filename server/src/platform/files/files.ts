import type { Readable } from 'node:stream';
import { OperatorError } from '#platform/process/operator-error.ts';

/**
 * Keeps files by key, such as `report_images/0190b2c4.jpg`: segments of letters, digits, `_`, `-`
 * and inner dots, joined by `/`. Any other key is refused.
 *
 * Every method rejects with a FileStoreError while the store is down, slow, full or misconfigured.
 */
export interface FileStore {
  /** Writes the whole file or nothing, over an older one; it survives a crash once this resolves. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /**
   * Resolves when the content begins to come. A stream that stops half way ends with an error.
   * @throws {FileNotFoundError} when there is no such file
   */
  get(key: string): Promise<Readable>;
  /** Resolves also when there is no such file. */
  delete(key: string): Promise<void>;
  /** Every file in a folder such as `report_images`, and what an interrupted write left there. */
  list(folder: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Rejects when the store cannot be written or read at present. */
  check(): Promise<void>;
}

export class FileNotFoundError extends Error {
  override readonly name = 'FileNotFoundError';
}

/** The store did not do what it was asked; the message is a sentence for the operator. */
export class FileStoreError extends OperatorError {
  override readonly name = 'FileStoreError';
  /** Whether it will stay so until somebody changes a setting. */
  readonly isMisconfigured: boolean;

  constructor(message: string, { cause, isMisconfigured }: FailureOptions) {
    super(message, { cause });
    this.isMisconfigured = isMisconfigured;
  }
}

interface FailureOptions {
  cause: unknown;
  isMisconfigured: boolean;
}

const keyPattern = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/;

export function isKey(text: string): boolean {
  return keyPattern.test(text);
}

/** The key itself. @throws Error when it is none */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} is not a key of a file`);
  return key;
}

/** The name of what is written to see whether anything can be; no key, so that it is nobody's file. */
export const PROBE = '.ready';
