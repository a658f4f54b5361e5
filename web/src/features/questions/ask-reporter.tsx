import type { Question } from '@redflag/shared/review/questions';
import { QUESTION_MAX } from '@redflag/shared/review/values';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { TextForm } from '#ui/form/text-form.tsx';
import { toastError } from '#ui/toast.tsx';
import { AskedAndAnswered } from './asked.tsx';
import classes from './questions.module.css';

/** Lets a reviewer ask the reporter one question; later shows it with the answer. */
export function AskReporter({ reportId: id, asked }: { reportId: string; asked: Question | null }) {
  const params = { path: { id } };
  const read = $api.useQuery('get', '/v1/reports/{id}/question', { params }, { enabled: false });
  const ask = $api.useMutation('post', '/v1/reports/{id}/question', {
    onError(error) {
      toastError(problemOf(error).sentence);
      // Somebody else may have asked.
      void read.refetch();
    },
  });
  const known = asked ?? read.data?.asked ?? ask.data?.asked;
  if (known) return <AskedAndAnswered asked={known} unanswered="None yet" />;
  return (
    <details>
      <summary className={classes.opener}>Ask the reporter</summary>
      <TextForm
        label="Question"
        description="They are told by email, and answer once."
        max={QUESTION_MAX}
        schema={async () => (await import('@redflag/shared/review/questions')).newQuestionSchema}
        field="question"
        choices={[{ value: 'ask', label: 'Ask', primary: true }]}
        onSend={(question) => ask.mutateAsync({ params, body: { question } })}
      />
    </details>
  );
}

/** What was asked about a report, or a form to ask; nothing if neither is there. */
export function ReportQuestion({ reportId: id }: { reportId: string }) {
  const { data } = $api.useQuery('get', '/v1/reports/{id}/question', { params: { path: { id } } });
  return data?.asked || data?.mayAsk ? <AskReporter reportId={id} asked={data.asked} /> : null;
}
