import { acceptedPictures, MAX_PICTURE_MEGABYTES, pictureProblem } from '@redflag/shared/pictures';
import type { SecondLook } from '@redflag/shared/replies';
import { newSecondLookSchema, SECOND_LOOK_DAYS } from '@redflag/shared/replies';
import { useMutation } from '@tanstack/react-query';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { useUpload } from '#api/uploads/use-upload.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { FileDrop } from '#ui/form/file/file-drop.tsx';
import { UploadProgress } from '#ui/form/file/upload-progress.tsx';
import { errorsBy, useForm } from '#ui/form/form.ts';
import { Section } from '#ui/section.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { DateOnly, DateTime } from '#ui/text/date-time.tsx';
import { TellingField } from './telling-field.tsx';
import { Told } from './told.tsx';

const TITLE = 'This is what happened to me';

/** Lets a reporter answer the rejection of their report, once; later shows what they wrote and what came of it. */
export function OwnAnswer({ reportId }: { reportId: string }) {
  const { data } = $api.useQuery('get', '/v1/reports/{id}/answers', {
    params: { path: { id: reportId } },
  });
  // Most reports have none, so no space is kept for it.
  if (!data?.until && !data?.answer) return null;
  return (
    <Section title={TITLE}>
      {data.answer ? <Answered look={data.answer} /> : null}
      {data.until ? <AnswerForm reportId={reportId} until={data.until} /> : null}
    </Section>
  );
}

function Answered({ look }: { look: SecondLook }) {
  return (
    <div className="stack">
      <p role="status">
        You answered on <DateTime value={look.createdAt} />. <Outcome look={look} />
      </p>
      {look.reason ? (
        <p className="anywhere">
          Reason: <bdi>{look.reason}</bdi>
        </p>
      ) : null}
      <Told look={look} by={look.username ?? ''} />
    </div>
  );
}

function Outcome({ look: { state, due, decidedAt } }: { look: SecondLook }) {
  if (state === 'waiting' || !decidedAt) {
    return (
      <>
        We decide by <DateOnly value={due} />. Until then, the status stays as it is.
      </>
    );
  }
  return (
    <>
      {state === 'granted'
        ? 'Our reviewers agreed to look again'
        : 'Our reviewers looked, and it stays so'}
      , on <DateTime value={decidedAt} />.
    </>
  );
}

function AnswerForm({ reportId, until }: { reportId: string; until: string }) {
  const form = useForm<{ text: string; picture: File | null }>({
    initialValues: { text: '', picture: null },
    validate: ({ text, picture }) => {
      const wrong = picture && pictureProblem(picture);
      return { ...errorsBy(newSecondLookSchema, { text }), ...(wrong && { picture: wrong }) };
    },
  });
  const { send, error, isPending, progress } = useAnswer(reportId, form.showFieldErrors);
  return (
    <CheckedForm form={form} className="stack gap-lg measure" onSubmit={send}>
      <p>
        Our reviewers did not accept this report. If it is right, tell us what happened to you. You
        can do this once, within {SECOND_LOOK_DAYS} days: until <DateTime value={until} />. A
        reviewer then looks again. This costs nothing.
      </p>
      <TellingField label="What happened?" input={form.getInputProps('text')} />
      <FileDrop
        label="Picture (optional)"
        hint={`One that shows it, for example a receipt: PNG, JPEG or WebP, up to ${MAX_PICTURE_MEGABYTES} MB`}
        accept={acceptedPictures}
        value={form.values.picture}
        onChange={(picture) => {
          form.setFieldValue('picture', picture);
          form.setFieldError('picture', picture && pictureProblem(picture));
        }}
        error={form.errors.picture}
        disabled={isPending}
        data-path="picture"
      />
      <UploadProgress busy={isPending} progress={progress} saving="Saving your answer" />
      {error && !isPending ? (
        <Notice tone="danger" role="alert">
          <p>{problemOf(error).sentence}</p>
          <p>What you wrote is still here.</p>
        </Notice>
      ) : null}
      <div>
        <Button type="submit" loading={isPending}>
          Send
        </Button>
      </div>
    </CheckedForm>
  );
}

/** Sends the answer; afterwards the screen shows it. */
function useAnswer(
  reportId: string,
  showFieldErrors: (problem: ReturnType<typeof problemOf>) => boolean,
) {
  const upload = useUpload();
  const refresh = useRefresh('/v1/reports/{id}/answers');
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ text, picture }: { text: string; picture: File | null }) => {
      const form = new FormData();
      form.append('text', text.trim());
      if (picture) form.append('picture', picture);
      return upload.send({ method: 'POST', path: `/v1/reports/${reportId}/answers`, form });
    },
    onSuccess: refresh,
    onError: (failure) => {
      const problem = problemOf(failure);
      showFieldErrors(problem);
      // It was answered on another screen, or is not rejected any more.
      if (problem.status === 409) void refresh();
    },
  });
  return {
    send: (answer: { text: string; picture: File | null }) =>
      mutateAsync(answer).catch(() => undefined),
    isPending,
    error,
    progress: upload.progress,
  };
}
