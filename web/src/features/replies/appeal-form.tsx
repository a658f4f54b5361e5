import type { Reply } from '@redflag/shared/replies';
import { appealSchema } from '@redflag/shared/replies';
import { REPLY_TEXT_MAX, REPLY_TEXT_MIN } from '@redflag/shared/replies/values';
import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { useForm, validateBy } from '#ui/form/form.ts';
import { Section } from '#ui/section.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useRefreshReplies } from './use-replies.ts';

/** Asks once, after a refusal, to decide again. */
export function AppealForm({ reply: { id, state, appeal } }: { reply: Reply }) {
  const form = useForm({ initialValues: { text: '' }, validate: validateBy(appealSchema) });
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefreshReplies();
  const ask = $api.useMutation('post', '/v1/replies/{id}/appeal', {
    onSuccess: refresh,
    onError: (error) => {
      const problem = problemOf(error);
      setFailure(form.showFieldErrors(problem) ? null : problem.sentence);
    },
    onMutate: () => setFailure(null),
  });
  if (state !== 'refused' || appeal) return null;
  return (
    <Section title="Ask for another decision">
      <p>You can do this once. Another reviewer decides, where there is one.</p>
      <CheckedForm
        form={form}
        className="stack mt-md"
        onSubmit={(body) =>
          ask.mutate({ params: { path: { id } }, body: appealSchema.parse(body) })
        }
      >
        <TextAreaField
          label="Why is the decision wrong?"
          description={`At least ${REPLY_TEXT_MIN} characters. Say what is new, or what we missed.`}
          rows={4}
          maxLength={REPLY_TEXT_MAX}
          {...form.getInputProps('text')}
        />
        {failure ? (
          <Notice tone="danger" role="alert">
            <p>{failure}</p>
          </Notice>
        ) : null}
        <div>
          <Button type="submit" loading={ask.isPending}>
            Ask for another decision
          </Button>
        </div>
      </CheckedForm>
    </Section>
  );
}
