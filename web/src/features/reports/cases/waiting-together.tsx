import type { Report } from '@redflag/shared/reports';
import { plural } from '@redflag/shared/text/plural';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { caseOf } from './queue/use-queue.ts';

interface WaitingTogetherProps {
  report: Pick<Report, 'targetId' | 'status'>;
  casePath: (targetId: string) => string;
}

/** Leads from a report to the case of its target, with all that wait on it. */
export function WaitingTogether({ report: { targetId, status }, casePath }: WaitingTogetherProps) {
  const { data } = useQuery(caseOf(targetId));
  if (!data) return null;
  const others = data.waiting - (status === 'Pending' ? 1 : 0);
  return (
    <p>
      <Link to={casePath(targetId)}>
        {others > 0
          ? plural(others, {
              one: '# more report waits on this target: review them together',
              other: '# more reports wait on this target: review them together',
            })
          : 'Review this target'}
      </Link>
    </p>
  );
}
