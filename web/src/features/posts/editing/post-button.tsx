import { useDisclosure } from '@mantine/hooks';
import type { Post } from '@redflag/shared/posts';
import { Button } from '#ui/buttons/button.tsx';
import { PostDialog } from './post-dialog.tsx';

interface PostButtonProps {
  /** The post to change; null for a new one. */
  post: Post | null;
  label: string;
}

/** A button that opens the form of a post. */
export function PostButton({ post, label }: PostButtonProps) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>{label}</Button>
      <PostDialog post={post} opened={opened} onClose={close} />
    </>
  );
}
