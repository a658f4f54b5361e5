import { randomInt } from 'node:crypto';
import { robotCheckRequired } from '@redflag/shared/accounts';
import type { Challenge } from 'altcha-lib';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '#platform/database/database.ts';
import { spentRobotChecks } from '#platform/database/schema.ts';
import { invalidField } from '#platform/http/problem.ts';
import { robotCheck } from '#platform/limits.ts';
import type { Platform } from '#platform/platform.ts';
import type { Secrets } from '#platform/secrets.ts';

const { validSeconds, iterations, guesses, hardest } = robotCheck;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      // No more than ours, whoever signed it: verifying takes as much work.
      cost: z.int().max(iterations * hardest),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const hex = z.string().regex(/^[0-9a-f]+$/);

/** A challenge in ALTCHA's format. Every parameter is signed, so none may be left out. */
export const robotCheckChallengeSchema = z.object({
  parameters: z
    .looseObject({
      algorithm: z.string().describe('always PBKDF2/SHA-256'),
      nonce: hex.describe('the start of the password'),
      salt: hex.describe('the salt'),
      cost: z.int().describe('the number of iterations'),
      keyLength: z.int().optional().describe('the length of the key, in bytes'),
      keyPrefix: hex.describe('how the key must start'),
      expiresAt: z.int().optional().describe('in seconds since 1970'),
    })
    .describe('send all of them back, also those that are not described here'),
  signature: hex.optional(),
});

/**
 * Returns a new ALTCHA challenge (format version 2) for the browser to solve before sending a form.
 * @param hardness how many times the usual work it takes
 */
export function createRobotCheck(
  { robotCheck: [secret] }: Secrets,
  hardness = 1,
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: iterations * hardness,
    counter: randomInt(guesses.least, guesses.most),
    deriveKey,
    expiresAt: new Date(Date.now() + validSeconds * 1_000),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  });
}

/**
 * Accepts a solution once.
 * @param hardness how many times the usual work it must have taken
 * @throws ProblemError 422 if it is missing, wrong, too easy, expired or used already
 */
export async function spendRobotCheck(
  { database, secrets }: Pick<Platform, 'secrets'> & { database: Queryable },
  solution: string,
  hardness = 1,
): Promise<void> {
  if (!(await isSolved(secrets, solution, database, hardness))) {
    throw invalidField('robotCheck', robotCheckRequired.error(), 'auth/robot-check-failed');
  }
}

async function isSolved(
  secrets: Secrets,
  text: string,
  database: Queryable,
  hardness: number,
): Promise<boolean> {
  const payload = readPayload(text);
  if (!payload || payload.challenge.parameters.cost < iterations * hardness) return false;
  if (!(await isVerified(payload, secrets))) return false;
  const spent = await database
    .insert(spentRobotChecks)
    .values({
      signature: payload.challenge.signature,
      expiresAt: new Date(payload.challenge.parameters.expiresAt * 1_000),
    })
    .onConflictDoNothing()
    .returning();
  return spent.length === 1;
}

async function isVerified(payload: Payload, { robotCheck }: Secrets): Promise<boolean> {
  for (const secret of robotCheck) {
    const { verified } = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: secret,
    });
    if (verified) return true;
  }
  return false;
}

type Payload = z.infer<typeof payloadSchema>;

function readPayload(text: string): Payload | null {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Deletes used solutions that have expired, because they would be refused anyway. */
export async function forgetExpiredRobotChecks(database: Queryable): Promise<void> {
  await database.delete(spentRobotChecks).where(lt(spentRobotChecks.expiresAt, sql`now()`));
}
