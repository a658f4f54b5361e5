import { useDisclosure } from '@mantine/hooks';
import type { Post } from '@redflag/shared/posts';
import { Button } from '#ui/buttons/button.tsx';
import { PostDialog } from './post-dialog.tsx';

/** A button that opens the form to edit a post. */
export function EditPost({ post }: { post: Post }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>Edit</Button>
      <PostDialog post={post} opened={opened} onClose={close} />
    </>
  );
}
