import { DESCRIPTION_MAX, TARGET_MAX } from '@redflag/shared/reports/values';
import { useEffect, useState } from 'react';
import type { Shared } from '#api/drafts/shared-into.ts';
import { takeShared } from '#api/drafts/shared-into.ts';
import type { NewReportDraft } from './new-report-check.ts';

/** Takes what another app shared, if it shared something; undefined while it is being read. */
export function useShared(isShared: boolean): Shared | null | undefined {
  const [shared, setShared] = useState<Shared | null | undefined>(isShared ? undefined : null);
  useEffect(() => {
    if (isShared) void takeShared().then(setShared);
  }, [isShared]);
  return shared;
}

/** A single word, such as an address, or a phone number. */
const targetLike = /^(?:\S+|[\d\s()+.-]+)$/;

/** Returns what a shared text fills in: the target, or the description if it is a message. */
export function fromShared(shared: Shared | null): Partial<NewReportDraft> {
  const text = shared?.text ?? '';
  return targetLike.test(text) && text.length <= TARGET_MAX
    ? { target: text }
    : { description: text.slice(0, DESCRIPTION_MAX) };
}
