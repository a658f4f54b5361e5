import { acceptedPictures, MAX_PICTURE_MEGABYTES } from '@redflag/shared/pictures';
import type { Post } from '@redflag/shared/posts';
import { POST_CHANGED_MEANWHILE } from '@redflag/shared/posts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftsAreInTab } from '#api/drafts/drafts.ts';
import type { FormLock } from '#api/drafts/form-lock.ts';
import type { Draft } from '#api/drafts/use-draft.ts';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
import { newIdempotencyKey } from '#api/uploads/idempotency-key.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DraftNote } from '#ui/form/draft-note.tsx';
import { TextField } from '#ui/form/field.tsx';
import { FileDrop } from '#ui/form/file/file-drop.tsx';
import { UploadProgress } from '#ui/form/file/upload-progress.tsx';
import type { FormErrors } from '#ui/form/form.ts';
import { useForm } from '#ui/form/form.ts';
import { Notice } from '#ui/states/notice.tsx';
import { CurrentPicture } from './current-picture.tsx';
import classes from './editing.module.css';
import type { MarkdownTab } from './markdown-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import type { PostDraft } from './post-check.ts';
import { checkPost } from './post-check.ts';
import { useSavePost } from './use-save-post.ts';

export interface PostFormProps {
  /** The post to change; null for a new one. */
  post: Post | null;
  initial: PostDraft;
  /** The same for every attempt to publish this post. */
  idempotencyKey: string;
  /** Where the post is kept until it is saved. */
  draft: Draft<PostDraft>;
  /** Tells the person's other tabs that the post was saved, and discards the draft. */
  onSent: FormLock['tellSent'];
  /** Discards the draft from an earlier visit; null if there is none. */
  onStartAfresh: (() => void) | null;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

/** Picture, title and text of a post. What was typed survives a closed tab or a lost connection. */
export function PostForm(props: PostFormProps) {
  const { post, onStartAfresh } = props;
  const { form, tab, setTab, saving, save, stop, showErrors, choosePicture } = usePostForm(props);
  const { body, image, removeImage } = form.values;
  return (
    <form
      ref={form.element}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(save, showErrors)}
    >
      {onStartAfresh ? (
        <div className={classes.restored}>
          <p role="status">Your unsaved changes are back, as you left them.</p>
          <Button variant="default" onClick={onStartAfresh}>
            Start again
          </Button>
        </div>
      ) : null}
      <TextField label="Title" data-autofocus dir="auto" {...form.getInputProps('title')} />
      <MarkdownField
        label="Content"
        {...form.getInputProps('body')}
        value={body}
        tab={tab}
        onTab={setTab}
      />
      {post?.imageUrl && !image ? (
        <CurrentPicture
          url={post.imageUrl}
          removed={removeImage}
          onRemoved={(removed) => form.setFieldValue('removeImage', removed)}
        />
      ) : null}
      <FileDrop
        label={post?.imageUrl ? 'New image' : 'Image'}
        hint={`Optional. One picture: PNG, JPEG or WebP, up to ${MAX_PICTURE_MEGABYTES} MB`}
        accept={acceptedPictures}
        value={image}
        onChange={choosePicture}
        error={form.errors.image}
        disabled={saving.busy}
        data-path="image"
      />
      {saving.error && !saving.busy ? <NotSaved problem={problemOf(saving.error)} /> : null}
      <UploadProgress busy={saving.busy} progress={saving.progress} saving="Saving the post" />
      <div className="row gap-md end">
        <Button variant="default" onClick={saving.busy ? stop : props.onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={saving.busy}>
          {post ? 'Update' : 'Save'}
        </Button>
      </div>
      <DraftNote inTab={draftsAreInTab()} until="save it" />
    </form>
  );
}

function NotSaved({ problem: { code, detail } }: { problem: ApiProblem }) {
  return (
    <Notice tone="danger" role="alert">
      <p>
        {detail} What you wrote is still here.{' '}
        {code === POST_CHANGED_MEANWHILE
          ? 'Save it again to replace their version.'
          : 'Save it again.'}
      </p>
    </Notice>
  );
}

/** The values of the form, from the draft to the post that was saved. */
function usePostForm({ post, initial, draft, onBusy, ...props }: PostFormProps) {
  const [idempotencyKey, setIdempotencyKey] = useState(props.idempotencyKey);
  const [tab, setTab] = useState<MarkdownTab>('write');
  const form = useForm<PostDraft>({ initialValues: initial, validate: checkPost });
  const saving = useSavePost(post, idempotencyKey, {
    onSaved: (id) => {
      props.onSent({ id }, draft.discard);
      onBusy(false);
      props.onClose();
    },
    onRefused: (error) => {
      const problem = problemOf(error);
      onBusy(false);
      if (problem.code === 'idempotency-key-reused') {
        // An earlier attempt was published. Saving again publishes a new post.
        setIdempotencyKey(newIdempotencyKey());
      }
      flushSync(() => setTab('write'));
      form.showFieldErrors(problem);
    },
  });
  const touched = form.isDirty;

  useEffect(() => {
    if (touched) draft.save(form.values, idempotencyKey);
  }, [touched, form.values, idempotencyKey, draft.save]);

  function choosePicture(file: File | null) {
    form.setFieldValue('image', file);
    draft.savePicture(file);
  }

  function showErrors(errors: FormErrors) {
    // The errors are on this tab, and a hidden field cannot take the focus.
    flushSync(() => setTab('write'));
    form.showErrors(errors);
  }

  function save(values: PostDraft) {
    onBusy(true);
    saving.save(values);
  }

  function stop() {
    saving.cancel();
    onBusy(false);
  }

  return { form, tab, setTab, saving, save, stop, showErrors, choosePicture };
}
