import { randomBytes } from 'node:crypto';
import { canonicalMailbox } from '@redflag/shared/accounts/canonical-mailbox';
import type { ProofMethod, ProofTask } from '@redflag/shared/replies';
import {
  NO_SUCH_PROOF,
  PROOF_CODE_MINUTES,
  PROOF_CODE_TRIES,
  PROOF_TASK_HOURS,
} from '@redflag/shared/replies';
import { openTextCode } from '#modules/accounts/index.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import type { ProblemError } from '#platform/http/problem.ts';
import { invalidField } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { openRateLimit, takeAll } from '#platform/rate-limits/rate-limits.ts';
import { proofMails } from './proof-code.jobs.ts';
import { proofCodeText } from './proof-code.mail.ts';
import { hashProofCode } from './proof-code.ts';
import { evidenceCode, proofMethodsFor } from './proof-methods.ts';
import { deleteProofs, replaceProof, selectProof, selectVerified } from './proofs.queries.ts';
import { fileUrl, siteProof } from './site-proof.ts';
import type { Subject } from './subject.ts';
import { noteProof, readSubject } from './subject.ts';
import { wordsToSign } from './wallets/words-to-sign.ts';

const MINUTE_MS = 60_000;
const PROOF_TASK_MINUTES = PROOF_TASK_HOURS * 60;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const createNonce = () => randomBytes(16).toString('hex');

type BeginProof = (viewer: Viewer, id: string, method: ProofMethod) => Promise<ProofTask>;
type Asked = Omit<ProofTask, 'method' | 'proven'>;

/**
 * Says what proves that the target of an own, open reply is its holder's, and sends the code if that is
 * one. What was asked before counts no more. An address or number that the account has verified is
 * proven by that.
 * @throws ProblemError 404, 403 if it is another's, 409 if it was decided, 422 for a method that does
 * not fit the target, 429 after too many codes, 503 if a text message cannot be sent
 */
export function openBeginning(platform: Platform): BeginProof {
  const { database, config } = platform;
  const textCode = openTextCode(platform);
  const mailCode = openMailCode(platform);

  /** Stores what is asked. Returns its nonce and when it expires. */
  async function ask({ reply }: Subject, method: ProofMethod, nonce = createNonce()) {
    const expiresAt = inMinutes(PROOF_TASK_MINUTES);
    await replaceProof(database, { replyId: reply.id, method, nonce, expiresAt });
    return { nonce, expiresAt: expiresAt.toISOString() };
  }

  const askBy: Record<ProofMethod, (viewer: Viewer, subject: Subject) => Promise<Asked>> = {
    email: mailCode,
    async phone(viewer, { reply, target: { key } }) {
      const request = { userId: viewer.id, address: viewer.address, phone: key };
      const code = await textCode(request, (sent) => proofCodeText(config, sent));
      const expiresAt = inMinutes(PROOF_CODE_MINUTES);
      await replaceProof(database, {
        replyId: reply.id,
        method: 'phone',
        nonce: createNonce(),
        codeHash: hashProofCode(reply.id, key, code),
        triesLeft: PROOF_CODE_TRIES,
        expiresAt,
      });
      return { sentTo: key, expiresAt: expiresAt.toISOString() };
    },
    async 'website-dns'(_, subject) {
      const { nonce, expiresAt } = await ask(subject, 'website-dns', await siteNonce(subject));
      return { record: { name: subject.target.key, value: siteProof(nonce) }, expiresAt };
    },
    async 'website-file'(_, subject) {
      const { nonce, expiresAt } = await ask(subject, 'website-file', await siteNonce(subject));
      return { file: { url: fileUrl(subject.target.key), content: siteProof(nonce) }, expiresAt };
    },
    async wallet(_, subject) {
      const { nonce, expiresAt } = await ask(subject, 'wallet');
      return { message: wordsToSign(config, subject.target.key, nonce), expiresAt };
    },
    async evidence(_, { reply }) {
      await deleteProofs(database, reply.id);
      return { message: evidenceCode(reply.id), expiresAt: null };
    },
  };

  /** A site keeps its code while that counts, so that a record need not be changed. */
  async function siteNonce({ reply }: Subject): Promise<string | undefined> {
    const asked = await selectProof(database, reply.id);
    return asked?.method.startsWith('website-') ? asked.nonce : undefined;
  }

  return async (viewer, id, method) => {
    const subject = await readSubject(database, viewer, id);
    const { reply, target } = subject;
    if (!proofMethodsFor(platform, target).includes(method)) throw noSuchProof(method);
    const proven = { method, proven: true, expiresAt: null };
    if (reply.provenAt) return proven;
    const verified = await selectVerified(database, viewer.id);
    if (verified[method] === target.key) {
      await database.transaction((transaction) =>
        noteProof(platform, transaction, viewer, subject, method, async () => {
          await deleteProofs(transaction, id);
          return true;
        }),
      );
      return proven;
    }
    return { method, proven: false, ...(await askBy[method](viewer, subject)) };
  };
}

/** Opens the mailing of codes, of which few go to one mailbox, in whichever spelling. */
function openMailCode({ database, jobs }: Platform) {
  const perAccount = openRateLimit(database, 'proof-mail-account');
  const perMailbox = openRateLimit(database, 'proof-mail');
  return async (viewer: Viewer, { reply, target: { key } }: Subject): Promise<Asked> => {
    await takeAll([
      { limit: perAccount, key: viewer.id },
      { limit: perMailbox, key: canonicalMailbox(key) },
    ]);
    const sent = { replyId: reply.id, nonce: createNonce() };
    await database.transaction(async (transaction) => {
      const expiresAt = inMinutes(PROOF_TASK_MINUTES);
      await replaceProof(transaction, { ...sent, method: 'email', expiresAt });
      await jobs.enqueue(transaction, proofMails, sent);
    });
    return { sentTo: key, expiresAt: inMinutes(PROOF_CODE_MINUTES).toISOString() };
  };
}

const SHARED =
  'Other people may use this address, too, so a file or a record proves nothing. Send us something else that shows it is yours.';
const noSuchProofDetails: Partial<Record<ProofMethod, string>> = {
  'website-dns': SHARED,
  'website-file': SHARED,
  phone:
    'We cannot send a text message to this number. Send us something else that shows it is yours.',
  wallet:
    'We cannot check signatures of this wallet. Send us something else that shows it is yours.',
};

function noSuchProof(method: ProofMethod): ProblemError {
  const detail =
    noSuchProofDetails[method] ??
    'This cannot be shown so. Send us something else that shows it is yours.';
  return invalidField('method', detail, NO_SUCH_PROOF);
}
