import type { Claim } from '@redflag/shared/review/cases';
import { Notice } from '#ui/states/notice.tsx';

/** Says who else is at work on a case. */
export function ClaimNotice({ claim }: { claim: Claim | null }) {
  const other = othersOn(claim);
  return (
    <div role="status" className={other ? 'mb-lg' : undefined}>
      {other ? (
        <Notice tone="caution" title={other}>
          <p>You can still decide. The next case will be one that nobody is on.</p>
        </Notice>
      ) : null}
    </div>
  );
}

/** Returns a sentence that names somebody else who is at work on a case; null if nobody is. */
export function othersOn(claim: Claim | null): string | null {
  return claim && !claim.own ? `${claim.by} is on this` : null;
}
