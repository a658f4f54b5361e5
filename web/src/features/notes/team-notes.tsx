import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Section } from '#ui/section.tsx';
import { countOf } from '#ui/text/counts.ts';
import { Notes } from './notes.tsx';

/** What the team notes on the target of a case. */
export function TargetNotes({ targetId: id }: { targetId: string }) {
  const params = { path: { id } };
  const notes = $api.useQuery('get', '/v1/targets/{id}/notes', { params });
  const add = $api.useMutation('post', '/v1/targets/{id}/notes');
  const count = notes.data?.items.length ?? 0;
  return (
    <Disclosure label={count > 0 ? `Notes on this case (${count})` : 'Add a note on this case'}>
      <Notes
        label="Notes on this case"
        notes={outcomeOf(notes)}
        onAdd={(text) => add.mutateAsync({ params, body: { text } })}
        onChanged={() => notes.refetch()}
      />
    </Disclosure>
  );
}

/** What the team notes about who reported something, read once it is opened. */
export function ReporterNotes({ reportId: id, count }: { reportId: string; count: number }) {
  const label =
    count > 0
      ? `${countOf(count, { one: '# note', other: '# notes' })} about the reporter`
      : 'Add a note about the reporter';
  return (
    <Disclosure label={label}>
      <OpenReporterNotes id={id} />
    </Disclosure>
  );
}

function OpenReporterNotes({ id }: { id: string }) {
  const params = { path: { id } };
  const notes = $api.useQuery('get', '/v1/reports/{id}/reporter-notes', { params });
  const add = $api.useMutation('post', '/v1/reports/{id}/reporter-notes');
  return (
    <Notes
      label="Notes about the reporter"
      notes={outcomeOf(notes)}
      onAdd={(text) => add.mutateAsync({ params, body: { text } })}
      onChanged={() => notes.refetch()}
    />
  );
}

/** What the team notes about a user, for administrators. */
export function UserNotes({ userId: id }: { userId: string }) {
  const params = { path: { id } };
  const notes = $api.useQuery('get', '/v1/user-notes/{id}', { params });
  const add = $api.useMutation('post', '/v1/user-notes/{id}');
  return (
    <Section title="Notes of the team">
      <Notes
        label="Notes of the team"
        notes={outcomeOf(notes)}
        onAdd={(text) => add.mutateAsync({ params, body: { text } })}
        onChanged={() => notes.refetch()}
      />
    </Section>
  );
}
