import type { System } from '@redflag/shared/admin/system';
import type { ComponentProps } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { toastError } from '#ui/toast.tsx';
import { ConditionIcon } from './condition.tsx';
import { summarise, worstFirst } from './describe-system.ts';
import { PartList } from './part-list.tsx';
import { ServersTable } from './servers-table.tsx';
import classes from './system.module.css';

const REFRESH_MS = 30_000;

/** Shows administrators how the servers are, and everything that they need. */
export function SystemScreen({ title }: { title: string }) {
  const options = { refetchInterval: REFRESH_MS };
  const { data, error, refetch, isFetching } = $api.useQuery('get', '/v1/system', {}, options);
  const testMail = $api.useMutation('post', '/v1/system/test-mail', {
    onError: (problem) => toastError(problemOf(problem).sentence),
  });
  const failure = error ? problemOf(error).sentence : null;
  return (
    <>
      <PageTitle
        lead="The servers, and everything that they need. Refreshed every half minute."
        actions={
          <>
            <Button
              variant="default"
              loading={testMail.isPending}
              onClick={() => testMail.mutate({})}
            >
              Send me a test email
            </Button>
            <Button variant="default" loading={isFetching} onClick={() => refetch()}>
              Refresh
            </Button>
          </>
        }
      >
        {title}
      </PageTitle>
      <div role="status">{testMail.data ? <TestMail {...testMail.data} /> : null}</div>
      {data ? <Overview system={data} failure={failure} /> : null}
      {!data && failure ? (
        <FailureState message={failure} onRetry={refetch} retrying={isFetching}>
          Ask the command line: npm run redflag -- status
        </FailureState>
      ) : null}
      {data || failure ? null : <Loading rows={10} rowHeight={72} />}
    </>
  );
}

function Overview({ system, failure }: { system: System; failure: string | null }) {
  const { parts, settings, servers, manualUrl, version, commit, node, at } = system;
  const { condition, line } = summarise(parts, settings);
  return (
    <>
      <div className={classes.summary} role="status" data-condition={condition}>
        <ConditionIcon condition={condition} size={28} />
        <p>
          {failure} <strong>{line}</strong>
          <br />
          Version {version} ({commit.slice(0, 12)}), Node {node}. As of <DateTime value={at} />
        </p>
      </div>
      <Section title="Parts">
        <PartList
          manualUrl={manualUrl}
          parts={worstFirst(parts).map(({ name, ...part }) => ({ ...part, id: name }))}
        />
      </Section>
      {servers.length > 0 ? (
        <section className={classes.servers} aria-labelledby="servers">
          <h2 id="servers">Servers</h2>
          <ServersTable servers={servers} at={at} />
        </section>
      ) : null}
      <Section title="Unusual settings">
        {settings.length > 0 ? (
          <PartList
            manualUrl={manualUrl}
            parts={worstFirst(settings).map(({ name, ...setting }) => ({
              ...setting,
              id: `${name} ${setting.text}`,
              title: name,
            }))}
          />
        ) : (
          <p>None that may surprise.</p>
        )}
      </Section>
    </>
  );
}

type TestMailProps = { to: string; accepted: boolean; answer: string };

function TestMail({ to, accepted, answer }: TestMailProps) {
  const shown: Pick<ComponentProps<typeof Notice>, 'tone' | 'title' | 'icon'> = accepted
    ? {
        tone: 'neutral',
        title: `The mail server accepted the email to ${to}`,
        icon: <ConditionIcon condition="ok" size={24} />,
      }
    : { tone: 'danger', title: `The email to ${to} was not sent` };
  return (
    <div className="mb-lg">
      <Notice {...shown}>
        <p className="anywhere">{answer}</p>
      </Notice>
    </div>
  );
}
