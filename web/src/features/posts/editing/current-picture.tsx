import { PostPicture } from '#features/posts/post-picture.tsx';
import { Button } from '#ui/buttons/button.tsx';
import classes from './editing.module.css';

interface CurrentPictureProps {
  url: string;
  removed: boolean;
  onRemoved: (removed: boolean) => void;
}

/** A post's current picture, which can be removed. */
export function CurrentPicture({ url, removed, onRemoved }: CurrentPictureProps) {
  return (
    <div className={classes.current}>
      <div className={classes.thumbnail} data-removed={removed || undefined}>
        <PostPicture url={`${url}&size=thumb`} alt="Current image" />
      </div>
      <p aria-live="polite">
        {removed ? 'The image will be removed.' : 'The image stays unless you choose a new one.'}
      </p>
      <Button variant="default" onClick={() => onRemoved(!removed)}>
        {removed ? 'Keep image' : 'Remove image'}
      </Button>
    </div>
  );
}
