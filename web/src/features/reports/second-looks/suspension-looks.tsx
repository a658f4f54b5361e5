import { $api } from '#api/query-client.ts';
import { Section } from '#ui/section.tsx';
import { DateOnly, DateTime } from '#ui/text/date-time.tsx';
import { DecideLook } from './decide-look.tsx';
import { Told } from './told.tsx';

/** What a person asked about their suspensions, with what decides it. For administrators. */
export function SuspensionLooks({ userId }: { userId: string }) {
  const { data } = $api.useQuery('get', '/v1/second-looks', {
    params: { query: { about: 'suspension', userId } },
  });
  if (!data?.items.length) return null;
  return (
    <Section title="Second looks at the suspension">
      <ul className="stack gap-lg">
        {data.items.map((look) => (
          <li key={look.id} className="stack">
            <p className="note">
              Asked <DateTime value={look.createdAt} />
              {look.decidedAt ? null : (
                <>
                  , to decide by <DateOnly value={look.due} />
                </>
              )}
            </p>
            <Told look={look} by={look.username ?? ''} />
            {look.state === 'waiting' ? (
              <DecideLook
                look={look}
                grantLabel="End the suspension"
                explanation="They can then sign in again."
              />
            ) : (
              <p className="anywhere">
                <strong>{look.state === 'granted' ? 'Activated' : 'It stays so'}</strong>
                {look.review?.decidedBy ? (
                  <>
                    {' by '}
                    <bdi>{look.review.decidedBy}</bdi>
                  </>
                ) : null}
                {look.decidedAt ? (
                  <>
                    {' '}
                    <DateTime value={look.decidedAt} />
                  </>
                ) : null}
                {look.reason ? (
                  <>
                    {': '}
                    <bdi>{look.reason}</bdi>
                  </>
                ) : null}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
