import { isOpenReply, PROOF_CODE_MINUTES } from '@redflag/shared/replies';
import { createCode, mailId } from '#modules/accounts/index.ts';
import { selectReply } from '#modules/replies/replies.queries.ts';
import { selectTargets } from '#modules/targets/index.ts';
import { mailQueue } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { proofCodeMail } from './proof-code.mail.ts';
import { hashProofCode } from './proof-code.ts';
import { putCode } from './proofs.queries.ts';

const MINUTE_MS = 60_000;

export const proofMails = mailQueue<{ replyId: string; nonce: string }>(
  'replies.proof-mail',
  'prove an address',
  'Emails a reported address a code, for the person who says that it is theirs.',
);

export function proofMailJobs(platform: Platform): void {
  platform.jobs.work(proofMails, (proof, { id }) => sendCode(platform, proof, id));
}

/** Creates the code here, so that it exists only in the email. */
async function sendCode(
  { database, mailer, config }: Platform,
  proof: { replyId: string; nonce: string },
  jobId: string,
): Promise<void> {
  const reply = await selectReply(database, proof.replyId);
  if (!reply?.targetId || !isOpenReply(reply.state)) return;
  const target = (await selectTargets(database, [reply.targetId])).get(reply.targetId);
  if (!target) return;
  const code = createCode();
  const codeHash = hashProofCode(proof.replyId, target.key, code);
  const expiresAt = new Date(Date.now() + PROOF_CODE_MINUTES * MINUTE_MS);
  // Asked for again, it is another email's.
  if (!(await putCode(database, proof, { codeHash, expiresAt }))) return;
  await mailer.send(await proofCodeMail(config, target.key, code), mailId(jobId, codeHash));
}
