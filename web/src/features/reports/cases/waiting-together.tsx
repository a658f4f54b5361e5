import { plural } from '@redflag/shared/text/plural';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { caseOf } from './queue/use-queue.ts';

interface WaitingTogetherProps {
  targetId: string;
  casePath: (targetId: string) => string;
}

/** Leads from one waiting report to all that wait on its target. */
export function WaitingTogether({ targetId, casePath }: WaitingTogetherProps) {
  const others = (useQuery(caseOf(targetId)).data?.waiting ?? 0) - 1;
  return others > 0 ? (
    <p>
      <Link to={casePath(targetId)}>
        {plural(others, {
          one: '# more report waits on this target: review them together',
          other: '# more reports wait on this target: review them together',
        })}
      </Link>
    </p>
  ) : null;
}
