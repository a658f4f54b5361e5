import { QUESTION_ANSWER_MAX } from '@redflag/shared/review/values';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { TextForm } from '#ui/form/text-form.tsx';
import { Section } from '#ui/section.tsx';
import { toastError } from '#ui/toast.tsx';
import { AskedAndAnswered } from './asked.tsx';

/** What a reviewer asks about the person's own report, to be answered once. Nothing if nobody asked. */
export function OwnQuestion({ reportId: id }: { reportId: string }) {
  const params = { path: { id } };
  const { data, refetch } = $api.useQuery('get', '/v1/reports/{id}/question', { params });
  const answering = $api.useMutation('put', '/v1/reports/{id}/question/answer', {
    onError: (error) => toastError(problemOf(error).sentence),
    onSettled: () => refetch(),
  });
  // Most reports have none, so no space is kept for it.
  if (!data?.asked) return null;
  return (
    <Section title="A question about your report">
      <AskedAndAnswered asked={data.asked} />
      {data.asked.answer === null ? (
        <TextForm
          label="Your answer"
          description="Only our reviewers read it. You can answer once. Never send a password, a PIN or a code."
          rows={3}
          max={QUESTION_ANSWER_MAX}
          schema={async () =>
            (await import('@redflag/shared/review/questions')).questionAnswerSchema
          }
          field="answer"
          choices={[{ value: 'send', label: 'Send answer', primary: true }]}
          onSend={(answer) => answering.mutateAsync({ params, body: { answer } })}
        />
      ) : null}
    </Section>
  );
}
