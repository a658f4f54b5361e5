import type { Job } from '@redflag/shared/admin/jobs';
import { plural } from '@redflag/shared/text/plural';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { AlertIcon, CheckIcon } from '#ui/icons.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { describeJobs, isFailing, isIdle, isRestless, isWell } from './describe-jobs.ts';
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
          <>
            {data?.items.some((job) => isFailing(job) || isRestless(job)) ? <RetryJobs /> : null}
            <Button variant="default" loading={isFetching} onClick={() => refetch()}>
              Refresh
            </Button>
          </>
        }
      >
        {title}
      </PageTitle>
      {data ? (
        <>
          <div
            className={classes.summary}
            role="status"
            data-well={isWell(data.items) || undefined}
          >
            {isWell(data.items) ? <CheckIcon size={28} /> : <AlertIcon size={28} />}
            <p>
              {failure} <strong>{describeJobs(data.items)}</strong>
              <br />
              As of <DateTime value={new Date(dataUpdatedAt).toISOString()} />
            </p>
          </div>
          <Jobs jobs={data.items} at={new Date(dataUpdatedAt)} />
        </>
      ) : null}
      {!data && failure ? <FailureState message={failure} onRetry={refetch} /> : null}
      {data || failure ? null : <Loading rows={10} rowHeight={72} />}
    </>
  );
}

/** Runs failed jobs now, when what they need is back. */
function RetryJobs() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = $api.useMutation('post', '/v1/jobs/retry', {
    onSuccess: ({ retried }) =>
      toastSuccess(
        retried === 0
          ? 'No job has failed'
          : plural(retried, { one: '# failed job runs again', other: '# failed jobs run again' }),
      ),
    onError: (error) => toastError(problemOf(error).sentence),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['get', '/v1/jobs'] }),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate({ body: {} })}>
      Retry failed jobs now
    </Button>
  );
}

/** The jobs that fail, then those that failed before or wait, and behind a line each those that work and the idle. */
function Jobs({ jobs, at }: { jobs: Job[]; at: Date }) {
  const failing = jobs.filter(isFailing);
  const well = jobs.filter((job) => !isFailing(job));
  const restless = well.filter(isRestless);
  const idle = well.filter(isIdle);
  const working = well.filter((job) => !isRestless(job) && !isIdle(job));
  return (
    <>
      <Part caption="Failing" jobs={failing} at={at} />
      <Part caption="Waiting, or failed in the last day" jobs={restless} at={at} />
      <Part caption="Working" jobs={working} at={at} folded />
      <Part caption="Nothing to do in the last day" jobs={idle} at={at} folded />
    </>
  );
}

function Part({
  folded = false,
  ...table
}: ComponentProps<typeof JobsTable> & { folded?: boolean }) {
  const id = useId();
  const { caption, jobs } = table;
  if (jobs.length === 0) return null;
  return folded ? (
    <details className={classes.part}>
      <summary>
        {caption} ({jobs.length})
      </summary>
      <JobsTable {...table} />
    </details>
  ) : (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{caption}</h2>
      <JobsTable {...table} />
    </section>
  );
}
