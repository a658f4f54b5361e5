import { useDisclosure } from '@mantine/hooks';
import { Button } from '#ui/buttons/button.tsx';
import { PostDialog } from './post-dialog.tsx';

/** A button that opens the form for a new post. */
export function AddPost() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>Add blog</Button>
      <PostDialog post={null} opened={opened} onClose={close} />
    </>
  );
}
