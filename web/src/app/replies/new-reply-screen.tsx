import type { Target } from '@redflag/shared/checks';
import { TARGET_MAX } from '@redflag/shared/reports/values';
import { withSame } from '@redflag/shared/verdicts/tone-of';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { outcomeOf } from '#api/problem.ts';
import { NewReplyForm } from '#features/replies/new-reply-form.tsx';
import { useTarget, useTargets } from '#features/reports/verdicts/use-targets.ts';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextField } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/form.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { ShownTarget } from '#ui/text/breakable.tsx';

export const newReplyTitle = 'Answer reports';

interface NewReplyScreenProps {
  replyPath: (id: string) => string;
  backPath: string;
}

/** Finds what was reported, by its id or as the person types it, and takes its holder's answer. */
export function NewReplyScreen({ replyPath, backPath }: NewReplyScreenProps) {
  const [params] = useSearchParams();
  const id = params.get('id');
  const typed = params.get('target')?.trim() ?? '';
  return (
    <>
      <PageTitle
        actions={<BackButton fallback={backPath} />}
        lead="Is your number, site or account reported, and you did nothing wrong? Tell us."
      >
        {newReplyTitle}
      </PageTitle>
      {id ? <OnTarget id={id} replyPath={replyPath} /> : null}
      {!id && typed ? <OnTyped key={typed} typed={typed} replyPath={replyPath} /> : null}
      {id || typed ? null : <LookUp typed="" />}
    </>
  );
}

type Paths = Pick<NewReplyScreenProps, 'replyPath'>;

function OnTarget({ id, replyPath }: Paths & { id: string }) {
  return (
    <Loaded
      {...outcomeOf(useTarget(id))}
      rows={5}
      rowHeight={96}
      missing={{
        title: 'Nobody reports this any more',
        why: 'There is nothing to answer. A part of the link may be missing, too.',
        backLabel: 'Look it up',
        backPath: '?',
      }}
    >
      {(target) => (
        <>
          <section className="measure mb-lg" aria-labelledby="now">
            <h2 id="now" className="mb-sm">
              What everybody reads now
            </h2>
            <Verdict target={target} />
          </section>
          <NewReplyForm targetId={id} replyPath={replyPath} />
        </>
      )}
    </Loaded>
  );
}

/** What was typed may mean nothing that was reported, one thing, or several. */
function OnTyped({ typed, replyPath }: Paths & { typed: string }) {
  const { data, problem, refetch } = outcomeOf(
    useTargets({ category: '', subcategory: '', target: typed }),
  );
  if (problem && !data) {
    return problem.status === 422 ? (
      <LookUp typed={typed} error={problem.detail} />
    ) : (
      <FailureState message={problem.sentence} onRetry={refetch} />
    );
  }
  if (!data) return <Loading rows={3} rowHeight={96} />;
  const reported = withSame(data.items).filter(isReported);
  const [only, another] = reported;
  if (!only) return <NotReported typed={typed} />;
  if (!another) return <OnTarget id={only.id} replyPath={replyPath} />;
  return (
    <>
      <h2 className="mb-md">Which one is yours?</h2>
      <ul className="stack">
        {reported.map((target) => (
          <li key={target.id} className="measure">
            <Verdict target={target}>
              <Link className="touch" to={`?id=${target.id}`}>
                This is mine<span className="visually-hidden">: {target.shown}</span>
              </Link>
            </Verdict>
          </li>
        ))}
      </ul>
    </>
  );
}

type Reported = Omit<Target, 'linked' | 'same'> & { id: string };

const isReported = (target: Omit<Target, 'linked'>): target is Reported =>
  target.id !== null && target.verdict.level !== 'unknown';

function NotReported({ typed }: { typed: string }) {
  return (
    <>
      <div className="mb-lg">
        <EmptyState title="Nobody has reported this">
          There is nothing to answer: <ShownTarget>{typed}</ShownTarget>. Check the spelling, or
          look up something else.
        </EmptyState>
      </div>
      <LookUp typed={typed} />
    </>
  );
}

/** Asks what was reported. */
function LookUp({ typed, error }: { typed: string; error?: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { target: typed },
    initialErrors: { target: error },
    validate: ({ target }) => ({
      target: target.trim() ? null : 'Please enter a number, site or account',
    }),
  });
  return (
    <CheckedForm
      form={form}
      className="form-card"
      onSubmit={({ target }) => navigate(`?${new URLSearchParams({ target: target.trim() })}`)}
    >
      <TextField
        label="Your number, address or account"
        description="As people write it. For an account number, the bank and the number."
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={TARGET_MAX}
        {...form.getInputProps('target')}
      />
      <div>
        <Button type="submit">Look it up</Button>
      </div>
    </CheckedForm>
  );
}
