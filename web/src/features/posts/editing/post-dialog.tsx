import type { Post } from '@redflag/shared/posts';
import { useState } from 'react';
import { newIdempotencyKey } from '#api/idempotency-key.ts';
import { useDraft } from '#api/use-draft.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import type { PostDraft } from './post-check.ts';
import { PostForm } from './post-form.tsx';

interface PostDialogProps {
  /** The post to change; null for a new one. */
  post: Post | null;
  opened: boolean;
  onClose: () => void;
}

/** Product specification section 2, "Blog": the modals 'Create Blog' and 'Edit Blog'. */
export function PostDialog({ post, opened, onClose }: PostDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={busy ? () => undefined : onClose}
      title={post ? 'Edit Blog' : 'Create Blog'}
      wide
    >
      <KeptForm post={post} onBusy={setBusy} onClose={onClose} />
    </Dialog>
  );
}

type KeptFormProps = Pick<PostDialogProps, 'post' | 'onClose'> & {
  onBusy: (busy: boolean) => void;
};

/** The form, with any draft from an earlier visit. */
function KeptForm({ post, ...props }: KeptFormProps) {
  const draft = useDraft<PostDraft>(post ? `post ${post.id}` : 'new post', 'image');
  const [afresh, setAfresh] = useState(false);
  if (!draft.loaded) {
    return <Loading rows={4} rowHeight={72} />;
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
