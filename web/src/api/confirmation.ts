import { CODE_NEEDED, PASSWORD_NEEDED, PROOF_NEEDED } from '@redflag/shared/accounts/values';
import type { Asked } from './asked.ts';
import { question } from './asked.ts';
import { readProblem } from './problem.ts';
import { openTabChannel } from './tab-channel.ts';

// Loaded with the first refusal: the first load of the sign-in screens has no room.

interface Asking {
  /** Whether the person has confirmed that it is them. Any number of calls may wait for it. */
  answered: Promise<boolean>;
  answer: (confirmed: boolean) => void;
}

let asking: Asking | null = null;

/** Lets the waiting calls be made again if the person has confirmed that it is them; otherwise they fail. */
export function settleQuestion(confirmed: boolean) {
  asking?.answer(confirmed);
  asking = null;
  question.show(null);
}

/**
 * Asks the person again if that is why a call was refused, unless they are being asked already. Returns whether they
 * have confirmed that it is them.
 * @param deleted ids of what is being deleted, which exists while the person is asked
 */
export async function askAgain(
  refusal: Response,
  { url }: Request,
  deleted: Set<unknown>,
): Promise<boolean> {
  const { code } = await readProblem(refusal.clone());
  if (code !== PASSWORD_NEEDED && code !== PROOF_NEEDED && code !== CODE_NEEDED) return false;
  const id = url.slice(url.lastIndexOf('/') + 1);
  const isDeletion = deleted.delete(id);
  asking ??= ask(code);
  const confirmed = await asking.answered;
  if (isDeletion) deleted.add(id);
  return confirmed;
}

function ask(asked: Asked): Asking {
  // The tabs of a browser have one session.
  const tabs = openTabChannel('confirmed');
  tabs.onmessage = () => settleQuestion(true);
  let answer: Asking['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => {
    answer = (confirmed) => {
      if (confirmed) tabs.postMessage(null);
      tabs.close();
      resolve(confirmed);
    };
  });
  question.show(asked);
  return { answered, answer };
}
