import { DESCRIPTION_MAX, TARGET_MAX } from '@redflag/shared/reports/values';
import type { Shared } from '#api/drafts/shared-into.ts';
import type { NewReportDraft } from './new-report-check.ts';

/** A single word, such as an address, or a phone number. */
const targetLike = /^(?:\S+|[\d\s()+.-]+)$/;

/** Returns what a shared text fills in: the target, or the description if it is a message. */
export function fromShared(shared: Shared | null): Partial<NewReportDraft> {
  const text = shared?.text;
  if (!text) return {};
  return targetLike.test(text) && text.length <= TARGET_MAX
    ? { target: text }
    : { description: text.slice(0, DESCRIPTION_MAX) };
}
