import type { Readable } from 'node:stream';
import { OperatorError } from '#platform/process/operator-error.ts';

/**
 * Stores files by key, such as `report_images/0190b2c4.jpg`: segments of letters, digits, `_`, `-`
 * and inner dots, joined by `/`. Refuses any other key. Every method rejects with a FileStoreError
 * while the store is down, slow, full or misconfigured.
 */
export interface FileStore {
  /**
   * Writes or replaces files, each whole or not at all. They survive a crash once this resolves;
   * after a rejection, some may be there, and after a power cut before that, names without their content.
   */
  put(...files: NewFile[]): Promise<void>;
  /**
   * Resolves when the content begins to arrive, all of it or a part. A stream that is cut off ends with an error.
   * @throws {FileNotFoundError} when there is no such file
   */
  get(key: string, part?: FilePart): Promise<Readable>;
  /** Deletes a file. Resolves even if there is no such file. */
  delete(key: string): Promise<void>;
  /** Lists every file in a folder such as `report_images`, which takes an hour for 100 million. */
  list(folder: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Removes what writes that were interrupted before this moment left. */
  removePartial(before: Date): Promise<void>;
  /** Rejects while the store cannot be written or read. */
  check(): Promise<void>;
}

export interface NewFile {
  key: string;
  /** Or a file on this machine, which need not fit into memory. */
  content: Buffer | { path: string; bytes: number };
  contentType: string;
}

/** The first and the last byte of a part of a file, from 0. */
export interface FilePart {
  start: number;
  end: number;
}

/** Waits until all are done, and only then rejects if one has failed. */
export async function allDone<Result>(works: Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

export class FileNotFoundError extends Error {
  override readonly name = 'FileNotFoundError';
}

/** A failure of the store; the message is a sentence for the operator. */
export class FileStoreError extends OperatorError {
  override readonly name = 'FileStoreError';
  /** Whether the failure persists until somebody changes a setting. */
  readonly isMisconfigured: boolean;
  /** Whether there is no room for the file. */
  readonly isFull: boolean;

  constructor(message: string, { cause, isMisconfigured, isFull = false }: FailureOptions) {
    super(message, { cause });
    this.isMisconfigured = isMisconfigured;
    this.isFull = isFull;
  }
}

interface FailureOptions {
  cause: unknown;
  isMisconfigured: boolean;
  isFull?: boolean;
}

const keyPattern = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/;

export function isKey(text: string): boolean {
  return keyPattern.test(text);
}

/** Returns the key. @throws Error when it is not valid */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} is not a key`);
  return key;
}

/** Name of the file that the check writes. It is not a valid key, so it collides with no stored file. */
export const PROBE = '.ready';
