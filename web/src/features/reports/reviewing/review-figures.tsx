import type { ReviewFigures } from '@redflag/shared/review/reviewing';
import { FIGURES_DAYS, OWN_FIRST_DAYS } from '@redflag/shared/review/values';
import type { ReactNode } from 'react';
import { $api } from '#api/query-client.ts';
import { Section } from '#ui/section.tsx';

/** How the viewer reviews. */
export function OwnFigures() {
  const { data } = $api.useQuery('get', '/v1/me/reviewing');
  return data ? (
    <Figures title={`Your reviewing, ${FIGURES_DAYS} days`} figures={data}>
      Only you see the last {OWN_FIRST_DAYS} days. Administrators see what came before.
    </Figures>
  ) : null;
}

/** How somebody reviews, for administrators. */
export function FiguresOf({ id }: { id: string }) {
  const { data } = $api.useQuery('get', '/v1/reviewers/{id}', { params: { path: { id } } });
  return data ? (
    <Figures title={`Reviewing, ${FIGURES_DAYS} days`} figures={data}>
      Without the last {OWN_FIRST_DAYS} days, which the person sees first.
    </Figures>
  ) : null;
}

interface FiguresProps {
  title: string;
  figures: ReviewFigures;
  /** Who sees them when. */
  children: ReactNode;
}

function Figures({ title, figures, children }: FiguresProps) {
  const { decisions, undone, appealed, medianHours, secondReviews, differing } = figures;
  const facts =
    decisions === 0
      ? ['No decision yet']
      : [
          `${decisions} decided`,
          `half of them within ${wordHours(medianHours ?? 0)} of the report`,
          `${share(undone, decisions)} changed since`,
          `${share(appealed, decisions)} with a second look asked for`,
          secondReviews > 0
            ? `${differing} of ${secondReviews} looked at again were decided otherwise`
            : null,
        ];
  return (
    <Section title={title}>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p className="note">{children}</p>
    </Section>
  );
}

const share = (part: number, of: number) => `${Math.round((100 * part) / of)} %`;

function wordHours(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}
