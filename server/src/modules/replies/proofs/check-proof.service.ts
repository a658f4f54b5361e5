import { phoneProblems } from '@redflag/shared/accounts/phone-verification';
import type { ProofCheck, ProofMethod, Reply } from '@redflag/shared/replies';
import { NOT_PROVEN } from '@redflag/shared/replies';
import { readReply } from '#modules/replies/replies.service.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import type { ProblemError } from '#platform/http/problem.ts';
import { invalidField } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import { hashProofCode, isProofCode } from './proof-code.ts';
import type { ProofRow } from './proofs.queries.ts';
import { deleteProof, selectProof, takeCodeTry } from './proofs.queries.ts';
import { openSiteCheck } from './site-proof.ts';
import type { Subject } from './subject.ts';
import { expired, noteProof, readSubject } from './subject.ts';
import { isSignedBy } from './wallets/wallet-signature.ts';
import { wordsToSign } from './wallets/words-to-sign.ts';

type CheckProof = (viewer: Viewer, id: string, given: ProofCheck) => Promise<Reply>;
/** Throws ProblemError unless what was given, or what the site has, is what was asked. */
type Check = (asked: ProofRow, subject: Subject, given: ProofCheck) => Promise<void>;

/**
 * Checks what was asked of the holder of an own, open reply, and notes the proof, once.
 * @throws ProblemError 404, 403 if it is another's, 409 if it was decided or nothing was asked that still
 * counts, 422 for what proves nothing, 429 after too many checks of a site
 */
export function openChecking(platform: Platform): CheckProof {
  const { database, config } = platform;
  const checkSite = openSiteCheck(platform);

  const checkCode: Check = async (asked, { reply, target }, { code }) => {
    if (!code) throw invalidField('code', 'Please enter the code', NOT_PROVEN);
    if (!asked.codeHash) throw wrongCode();
    // Counted before it is compared, so that parallel tries all count.
    const sent = await takeCodeTry(database, asked);
    if (!sent) throw expired();
    if (!isProofCode(sent, hashProofCode(reply.id, target.key, code))) throw wrongCode();
  };

  const checks: Partial<Record<ProofMethod, Check>> = {
    email: checkCode,
    phone: checkCode,
    'website-dns': checkSite,
    'website-file': checkSite,
    async wallet({ nonce }, { target: { key } }, { signature }) {
      if (!signature) throw invalidField('signature', 'Please paste the signature', NOT_PROVEN);
      if (isSignedBy(key, wordsToSign(config, key, nonce), signature)) return;
      throw invalidField('signature', NOT_SIGNED, NOT_PROVEN);
    },
  };

  return async (viewer, id, given) => {
    const subject = await readSubject(database, viewer, id);
    if (subject.reply.provenAt) return readReply(platform, viewer, id);
    try {
      await checkAndNote(viewer, subject, given);
    } catch (error) {
      // A check at the same time was faster.
      if (!(await readSubject(database, viewer, id)).reply.provenAt) throw error;
    }
    return readReply(platform, viewer, id);
  };

  async function checkAndNote(viewer: Viewer, subject: Subject, given: ProofCheck): Promise<void> {
    const { id } = subject.reply;
    const asked = await selectProof(database, id);
    const check = asked && checks[asked.method];
    if (!check) throw expired();
    await check(asked, subject, given);
    await database.transaction((transaction) =>
      noteProof(platform, transaction, viewer, subject, asked.method, () =>
        deleteProof(transaction, asked),
      ),
    );
  }
}

const NOT_SIGNED =
  'This wallet did not sign these words so. Copy the words exactly, sign them with this wallet, and paste the whole signature.';

function wrongCode(): ProblemError {
  const code = 'auth/invalid-verification-code';
  return invalidField('code', phoneProblems[code], code);
}
