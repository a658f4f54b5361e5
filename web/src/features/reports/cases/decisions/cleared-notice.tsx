import { Button } from '#ui/buttons/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { DateTime } from '#ui/text/date-time.tsx';

interface ClearedNoticeProps {
  clearedAt: string | null;
  busy: boolean;
  onEnd: () => void;
}

/** Says that a reviewer found no scam, also if it was reported again, and lets others take it back. */
export function ClearedNotice({ clearedAt, busy, onEnd }: ClearedNoticeProps) {
  if (!clearedAt) return null;
  return (
    <div className="mb-lg">
      <Notice
        tone="neutral"
        icon={<CheckIcon size={24} />}
        title="A reviewer found no scam"
        action={
          <Button variant="default" loading={busy} onClick={onEnd}>
            Take it back
          </Button>
        }
      >
        <p>
          <DateTime value={clearedAt} />
        </p>
      </Notice>
    </div>
  );
}
