import { categoryLabel } from '@redflag/shared/categories/category.words';
import type { CheckedCase, NextCheck } from '@redflag/shared/review/recommendations';
import { RECOMMENDATION_REASON_MAX, recommended } from '@redflag/shared/review/values';
import { outcomeOf, problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { recommendedWords, wordAccuracy } from '#features/reports/cases/recommendation-words.ts';
import { CopyTarget } from '#features/reports/copy-target.tsx';
import { NamelessReports } from '#features/reports/reviewing/nameless-reports.tsx';
import { VerdictLevel } from '#features/reports/verdicts/verdict-level.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextForm } from '#ui/form/text-form.tsx';
import { Section } from '#ui/section.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';

const NEXT = '/v1/recommendations/next';

/** Shows a checker the case that they were given, and asks what they think of it. */
export function CheckCase() {
  // Asking again gives the same case.
  const next = $api.useQuery('post', NEXT);
  return (
    <Loaded {...outcomeOf(next)} data={next.data} rows={2} rowHeight={220}>
      {({ case: given, accuracy }) => (
        <>
          <OwnAccuracy accuracy={accuracy} />
          {given ? (
            <GivenCase key={given.target.id} given={given} />
          ) : (
            <EmptyState
              title="Nothing for you to check"
              action={
                <Button loading={next.isFetching} onClick={() => next.refetch()}>
                  Look Again
                </Button>
              }
            >
              You never get your own reports, nor two cases of one reporter in a row. Please come
              back later.
            </EmptyState>
          )}
        </>
      )}
    </Loaded>
  );
}

function OwnAccuracy({ accuracy }: Pick<NextCheck, 'accuracy'>) {
  const words = wordAccuracy(accuracy);
  return (
    <p className="dimmed">
      {words ? `You were ${words}.` : 'None of the cases that you checked has been decided yet.'}
    </p>
  );
}

function GivenCase({ given: { target, reports } }: { given: CheckedCase }) {
  return (
    <>
      <h2 className="mt-md">
        <ShownTarget>{target.shown}</ShownTarget>
      </h2>
      <div className="row gap-md flat mb-md">
        <VerdictLevel target={target} />
        <span className="dimmed">{categoryLabel(target.category)}</span>
        <CopyTarget target={target.shown} />
      </div>
      <NamelessReports reports={reports} of={target.shown} />
      <Section title="What do you think?">
        <Recommend targetId={target.id ?? ''} />
      </Section>
    </>
  );
}

function Recommend({ targetId }: { targetId: string }) {
  const refresh = useRefresh(NEXT);
  const send = $api.useMutation('put', '/v1/recommendations/{targetId}', {
    onSuccess: () => toastSuccess('Thank you. Reviewers read it.'),
    onError: (error) => toastError(problemOf(error).detail),
    async onSettled(_data, error) {
      await refresh();
      // The next case begins at its top.
      if (!error) document.querySelector('h1')?.focus();
    },
  });
  return (
    <TextForm
      label="Why (required)"
      description="Reviewers read it with your name. They decide."
      rows={3}
      max={RECOMMENDATION_REASON_MAX}
      schema={async () =>
        (await import('@redflag/shared/review/recommendations')).newRecommendationSchema
      }
      field="reason"
      others={{ recommends: 'unsure' }}
      choices={recommended.map((value) => ({ value, label: recommendedWords[value] }))}
      onSend={(reason, recommends) =>
        send.mutateAsync({ params: { path: { targetId } }, body: { recommends, reason } })
      }
    />
  );
}
