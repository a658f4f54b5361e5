import { suspendedSecondLookSchema } from '@redflag/shared/replies';
import { useEffect, useState } from 'react';
import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { useForm, validateBy } from '#ui/form/form.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { DateOnly, DateTime } from '#ui/text/date-time.tsx';
import { TellingField } from './telling-field.tsx';

const TITLE = 'Ask for a second look';

interface AskSecondLookProps {
  /** The token in the emailed link; empty if it is cut off. */
  token: string;
}

/** The screen behind the link that a suspended person was emailed. Opening it uses nothing up. */
export function AskSecondLook({ token }: AskSecondLookProps) {
  const { opened, retry } = useOpenedLink(token);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [due, setDue] = useState<string | null>(null);
  if (due) {
    return (
      <PageTitle
        key="sent"
        focused
        lead={
          <>
            Our reviewers read it and decide by <DateOnly value={due} />. We then email you what
            they decided, and why. Nobody will write to you about a fee.
          </>
        }
      >
        We have received it
      </PageTitle>
    );
  }
  const problem = opened && 'error' in opened ? problemOf(opened.error) : null;
  const refused = refusal ?? (problem?.status === 422 ? problem.detail : null);
  if (refused) {
    return (
      <PageTitle key="refused" focused lead={refused}>
        The link does not work
      </PageTitle>
    );
  }
  if (problem) {
    return (
      <>
        <PageTitle>{TITLE}</PageTitle>
        <FailureState message={problem.sentence} onRetry={retry} />
      </>
    );
  }
  if (!opened || !('until' in opened)) {
    return (
      <>
        <PageTitle>{TITLE}</PageTitle>
        <Loading rows={2} rowHeight={88} />
      </>
    );
  }
  return (
    <>
      <PageTitle
        lead={
          <>
            Hello <bdi>{opened.username}</bdi>, your account is suspended. If we are wrong, tell us
            what happened. You can do this once, until <DateTime value={opened.until} />.
          </>
        }
      >
        {TITLE}
      </PageTitle>
      <AskForm token={token} onSent={setDue} onRefused={setRefusal} />
    </>
  );
}

type Opened = { username: string; until: string } | { error: unknown };

/** Asks whether the link still works, before somebody writes in vain. */
function useOpenedLink(token: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again with each try
  useEffect(() => {
    let isLeft = false;
    setOpened(null);
    void contentOf(api.POST('/v1/second-looks/check', { body: { token } }))
      .catch((error: unknown) => ({ error }))
      .then((answer) => {
        if (!isLeft) setOpened(answer);
      });
    return () => {
      isLeft = true;
    };
  }, [token, tries]);
  return { opened, retry: () => setTries((count) => count + 1) };
}

interface AskFormProps extends AskSecondLookProps {
  onSent: (due: string) => void;
  onRefused: (detail: string) => void;
}

function AskForm({ token, onSent, onRefused }: AskFormProps) {
  const form = useForm({
    initialValues: { token, text: '' },
    validate: validateBy(suspendedSecondLookSchema),
  });
  const [failure, setFailure] = useState<string | null>(null);
  async function send({ text }: { text: string }) {
    setFailure(null);
    try {
      const body = { token, text: text.trim() };
      onSent((await contentOf(api.POST('/v1/second-looks', { body }))).due);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.errors?.some(({ path }) => path === 'token')) onRefused(problem.detail);
      else if (!form.showFieldErrors(problem)) setFailure(problem.sentence);
    }
  }
  return (
    <CheckedForm form={form} className="stack gap-lg" onSubmit={send}>
      <TellingField label="What happened?" input={form.getInputProps('text')} />
      {failure ? (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
          <p>What you wrote is still here.</p>
        </Notice>
      ) : null}
      <Button type="submit" fullWidth loading={form.busy}>
        Send
      </Button>
    </CheckedForm>
  );
}
