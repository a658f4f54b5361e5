import type { Job } from '@redflag/shared/admin/jobs';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { describeJobs, isFailing, isIdle } from './describe-jobs.ts';
import classes from './jobs.module.css';
import { JobsTable } from './jobs-table.tsx';

/** Shows administrators how the background tasks are doing. */
export function JobsScreen({ title }: { title: string }) {
  const { data, error, refetch, isFetching, dataUpdatedAt } = $api.useQuery('get', '/v1/jobs');
  const failure = error ? problemOf(error).sentence : null;
  return (
    <>
      <PageTitle
        lead="Background tasks in the last 24 hours. A failed task is retried for about a day, with growing pauses."
        actions={
          <Button variant="default" loading={isFetching} onClick={() => refetch()}>
            Refresh
          </Button>
        }
      >
        {title}
      </PageTitle>
      {data ? (
        <>
          <p className="mb-lg" role="status">
            {failure} <strong>{describeJobs(data.items)}</strong> As of{' '}
            <DateTime value={new Date(dataUpdatedAt).toISOString()} />
          </p>
          <Jobs jobs={data.items} at={new Date(dataUpdatedAt)} />
        </>
      ) : null}
      {!data && failure ? <FailureState message={failure} onRetry={refetch} /> : null}
      {data || failure ? null : <Loading rows={10} rowHeight={72} />}
    </>
  );
}

/** The jobs that fail, then those that ran or wait, and behind a line the rest. */
function Jobs({ jobs, at }: { jobs: Job[]; at: Date }) {
  const failing = jobs.filter(isFailing);
  const well = jobs.filter((job) => !isFailing(job));
  const idle = well.filter(isIdle);
  const idleTitle = 'Nothing to do in the last day';
  return (
    <>
      {failing.length > 0 ? (
        <section className={classes.part} aria-labelledby="failing">
          <h2 id="failing">Failing</h2>
          <JobsTable caption="Failing" jobs={failing} at={at} />
        </section>
      ) : null}
      <section className={classes.part} aria-labelledby="working">
        <h2 id="working">Working</h2>
        <JobsTable caption="Working" jobs={well.filter((job) => !isIdle(job))} at={at} />
      </section>
      {idle.length > 0 ? (
        <details className={classes.part}>
          <summary>
            {idleTitle} ({idle.length})
          </summary>
          <JobsTable caption={idleTitle} jobs={idle} at={at} />
        </details>
      ) : null}
    </>
  );
}
