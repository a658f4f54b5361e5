import { acceptedPictures, MAX_PICTURE_MEGABYTES, pictureProblem } from '@redflag/shared/pictures';
import type { Reply } from '@redflag/shared/replies';
import { isOpenReply } from '@redflag/shared/replies/values';
import { useMutation } from '@tanstack/react-query';
import { problemOf } from '#api/problem.ts';
import { useUpload } from '#api/uploads/use-upload.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { FileDrop } from '#ui/form/file/file-drop.tsx';
import { UploadProgress } from '#ui/form/file/upload-progress.tsx';
import { useForm } from '#ui/form/form.ts';
import { Section } from '#ui/section.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { toastSuccess } from '#ui/toast.tsx';
import { useRefreshReplies } from './use-replies.ts';

const problemWith = (picture: File | null) =>
  picture ? pictureProblem(picture) : 'Please choose a picture';

/** Adds a picture, once, to an answer that waits and was sent without one. */
export function AddPicture({ reply: { id, state, picture } }: { reply: Reply }) {
  const form = useForm<{ picture: File | null }>({
    initialValues: { picture: null },
    validate: (values) => ({ picture: problemWith(values.picture) }),
  });
  const upload = useUpload();
  const refresh = useRefreshReplies();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (chosen: File) => {
      const body = new FormData();
      body.set('picture', chosen);
      return upload.send({ method: 'PUT', path: `/v1/replies/${id}/picture`, form: body });
    },
    onSuccess: () => {
      toastSuccess('Picture added');
      return refresh();
    },
    onError: (failure) => {
      const problem = problemOf(failure);
      form.showFieldErrors(problem);
      // It has one from another screen, or was decided.
      if (problem.status === 409) void refresh();
    },
  });
  if (picture || !isOpenReply(state)) return null;
  const failure = error && !problemOf(error).errors?.length ? problemOf(error).sentence : null;
  return (
    <Section title="Add a picture">
      <CheckedForm
        form={form}
        className="stack measure"
        onSubmit={async ({ picture: chosen }) => {
          if (chosen) await mutateAsync(chosen).catch(() => undefined);
        }}
      >
        <FileDrop
          label="Picture"
          hint={`Something that shows that you are right, such as a bill. Only our reviewers see it. You can add one, once. PNG, JPEG or WebP, up to ${MAX_PICTURE_MEGABYTES} MB`}
          accept={acceptedPictures}
          value={form.values.picture}
          onChange={(chosen) => {
            form.setFieldValue('picture', chosen);
            form.setFieldError('picture', chosen && pictureProblem(chosen));
          }}
          error={form.errors.picture}
          disabled={isPending}
          data-path="picture"
        />
        <UploadProgress busy={isPending} progress={upload.progress} saving="Saving your picture" />
        {failure && !isPending ? (
          <Notice tone="danger" role="alert">
            <p>{failure}</p>
          </Notice>
        ) : null}
        <div>
          <Button type="submit" variant="default" loading={isPending}>
            Add picture
          </Button>
        </div>
      </CheckedForm>
    </Section>
  );
}
