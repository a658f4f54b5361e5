import { plural } from '@redflag/shared/text/plural';
import { Link } from 'react-router';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Section } from '#ui/section.tsx';

/** Leads people who have answered reports to their answers; nothing for others. */
export default function OwnRepliesLink({ listPath }: { listPath: string }) {
  const { data } = $api.useQuery('get', '/v1/replies', { params: { query: { limit: 1 } } });
  if (!data?.items.length) return null;
  const count = plural(data.total ?? data.items.length, { one: '# answer', other: '# answers' });
  return (
    <Section title="Answers to reports">
      <p>You have sent us {count} to reports on what is yours.</p>
      <Button component={Link} to={listPath} variant="default">
        See them
      </Button>
    </Section>
  );
}
