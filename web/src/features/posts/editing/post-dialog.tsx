import { useDisclosure } from '@mantine/hooks';
import type { Post } from '@redflag/shared/posts';
import { useState } from 'react';
import { useDraft } from '#api/drafts/use-draft.ts';
import { useFormLock } from '#api/drafts/use-form-lock.ts';
import { newIdempotencyKey } from '#api/uploads/idempotency-key.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { OpenElsewhere } from '#ui/states/open-elsewhere.tsx';
import type { PostDraft } from './post-check.ts';
import type { PostFormProps } from './post-form.tsx';
import { PostForm } from './post-form.tsx';

interface PostButtonProps {
  /** The post to change; null for a new one. */
  post: Post | null;
  label: string;
}

/** A button that opens the form of a post (product specification section 2, "Blog"). */
export function PostButton({ post, label }: PostButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button onClick={open}>{label}</Button>
      <Dialog
        opened={opened}
        onClose={busy ? () => undefined : close}
        title={post ? 'Edit Blog' : 'Create Blog'}
        wide
      >
        <LockedForm post={post} onBusy={setBusy} onClose={close} />
      </Dialog>
    </>
  );
}

type LockedFormProps = Pick<PostFormProps, 'post' | 'onBusy' | 'onClose'>;

/** The form, in one tab at a time. */
function LockedForm(props: LockedFormProps) {
  const form = props.post ? `post ${props.post.id}` : 'new post';
  const lock = useFormLock(form);
  if (lock.sent) {
    return (
      <div role="status">
        <EmptyState
          title="This post has been saved"
          action={<Button onClick={props.onClose}>Close</Button>}
        >
          You saved it in another tab.
        </EmptyState>
      </div>
    );
  }
  if (lock.here === false) {
    return <OpenElsewhere what="post" onContinue={lock.take} />;
  }
  return lock.here ? <KeptForm {...props} form={form} onSent={lock.tellSent} /> : <FormLoading />;
}

const FormLoading = () => <Loading rows={4} rowHeight={72} />;

type KeptFormProps = LockedFormProps & Pick<PostFormProps, 'onSent'> & { form: string };

/** The form with any draft from an earlier visit. */
function KeptForm({ form, post, ...props }: KeptFormProps) {
  const draft = useDraft<PostDraft>(form, 'image');
  const [afresh, setAfresh] = useState(false);
  if (!draft.loaded) {
    return <FormLoading />;
  }
  const earlier = afresh ? null : draft.found;
  const { idempotencyKey, ...kept } = { idempotencyKey: newIdempotencyKey(), ...earlier };
  const { title, body } = post ?? { title: '', body: '' };
  return (
    <PostForm
      key={earlier ? 'earlier' : 'afresh'}
      {...props}
      post={post}
      initial={{ title, body, image: null, removeImage: false, ...kept }}
      idempotencyKey={idempotencyKey}
      draft={draft}
      onStartAfresh={
        earlier
          ? () => {
              draft.discard();
              setAfresh(true);
            }
          : null
      }
    />
  );
}
