import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PostDialog } from './post-dialog.tsx';

/** The way to a new post. */
export function AddPost() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>Add blog</Button>
      <PostDialog post={null} opened={opened} onClose={close} />
    </>
  );
}
