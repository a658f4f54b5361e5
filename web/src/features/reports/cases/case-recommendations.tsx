import type { CaseDetail } from '@redflag/shared/review/cases';
import { recommendedWords, wordAccuracy } from '#features/reports/cases/recommendation-words.ts';
import { Section } from '#ui/section.tsx';
import { Breakable } from '#ui/text/breakable.tsx';
import { TimeAgo } from '#ui/text/date-time.tsx';

/** What checkers said of a case; nothing if none did. */
export function CaseRecommendations({ said }: { said: CaseDetail['recommendations'] }) {
  if (said.length === 0) return null;
  return (
    <Section title="Checkers">
      <ul className="stack gap-sm">
        {said.map(({ by, recommends, reason, accuracy, createdAt }) => (
          <li key={by + createdAt}>
            <p className="row gap-xs flat">
              <strong>{recommendedWords[recommends] ?? recommends}</strong>
              <span className="dimmed">
                {[by, wordAccuracy(accuracy)].filter(Boolean).join(', ')}
              </span>
              <TimeAgo value={createdAt} />
            </p>
            <p dir="auto">
              <Breakable>{reason}</Breakable>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
