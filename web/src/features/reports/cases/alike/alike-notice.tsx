import type { Alike } from '@redflag/shared/review/cases';
import { useId } from 'react';
import classes from '#features/reports/cases/cases.module.css';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { largestOf, wordsOf } from './alike-words.ts';

interface AlikeNoticeProps {
  alike: Alike[];
  /** How many reports the case shows. */
  among: number;
  onSelectOnly: (reportIds: string[]) => void;
  onUnselect: (reportIds: string[]) => void;
}

/** Says which reports seem to come from one hand, and selects them together. */
export function AlikeNotice({ alike, among, ...actions }: AlikeNoticeProps) {
  if (alike.length === 0) return null;
  const { groups, reports } = largestOf(alike);
  return (
    <section className="mb-lg" aria-label="Reports that are alike">
      <Notice tone="caution" title={`${reports} of ${among} reports may come from one hand`}>
        <ul className={classes.groups}>
          {groups.map((group) => (
            <Group key={`${group.likeness} ${group.reportIds[0]}`} group={group} {...actions} />
          ))}
        </ul>
      </Notice>
    </section>
  );
}

function Group({
  group,
  onSelectOnly,
  onUnselect,
}: Omit<AlikeNoticeProps, 'alike' | 'among'> & { group: Alike }) {
  const words = useId();
  return (
    <li>
      <span id={words}>{wordsOf(group)}</span>
      <span className={classes.choices}>
        <Button
          variant="default"
          aria-describedby={words}
          onClick={() => onSelectOnly(group.reportIds)}
        >
          Mark only these
        </Button>
        <Button
          variant="default"
          aria-describedby={words}
          onClick={() => onUnselect(group.reportIds)}
        >
          Unmark these
        </Button>
      </span>
    </li>
  );
}
