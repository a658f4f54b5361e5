import type { Question } from '@redflag/shared/review/questions';
import { QUESTION_MAX } from '@redflag/shared/review/values';
import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextForm } from '#ui/form/text-form.tsx';
import { toastError } from '#ui/toast.tsx';
import { AskedAndAnswered } from './asked.tsx';

interface AskReporterProps {
  reportId: string;
  asked: Question | null;
}

/** Lets a reviewer ask the reporter one question; later shows it with the answer. */
export function AskReporter({ reportId, asked }: AskReporterProps) {
  const [found, setFound] = useState<Question | null>(null);
  const known = asked ?? found;
  return known ? (
    <AskedAndAnswered asked={known} unanswered="None yet" />
  ) : (
    <Disclosure label="Ask the reporter">
      <QuestionForm reportId={reportId} onAsked={setFound} />
    </Disclosure>
  );
}

interface QuestionFormProps {
  reportId: string;
  onAsked: (question: Question | null) => void;
}

function QuestionForm({ reportId: id, onAsked }: QuestionFormProps) {
  const params = { path: { id } };
  const read = $api.useQuery('get', '/v1/reports/{id}/question', { params }, { enabled: false });
  const ask = $api.useMutation('post', '/v1/reports/{id}/question', {
    onSuccess: ({ asked }) => onAsked(asked),
    async onError(error) {
      toastError(problemOf(error).sentence);
      // Somebody else may have asked.
      const { data } = await read.refetch();
      onAsked(data?.asked ?? null);
    },
  });
  return (
    <TextForm
      label="Question"
      description="They are told by email, and answer once."
      max={QUESTION_MAX}
      schema={async () => (await import('@redflag/shared/review/questions')).newQuestionSchema}
      field="question"
      choices={[{ value: 'ask', label: 'Ask', primary: true }]}
      onSend={(question) => ask.mutateAsync({ params, body: { question } })}
    />
  );
}

/** What was asked about a report, or a form to ask; nothing if neither is there. */
export function ReportQuestion({ reportId: id }: { reportId: string }) {
  const { data } = $api.useQuery('get', '/v1/reports/{id}/question', { params: { path: { id } } });
  return data?.asked || data?.mayAsk ? <AskReporter reportId={id} asked={data.asked} /> : null;
}
