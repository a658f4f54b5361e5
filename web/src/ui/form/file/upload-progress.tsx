import { Progress } from '#ui/states/progress.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

interface UploadProgressProps {
  busy: boolean;
  /** The part that is uploaded, from 0 to 1. */
  progress: number;
  /** What happens once everything is uploaded, such as 'Saving your report'. */
  saving: string;
}

/** How far an upload is. Render it from the start, so that screen readers announce it. */
export function UploadProgress({ busy, progress, saving }: UploadProgressProps) {
  const percent = Math.floor(progress * 100);
  const done = percent >= 100;
  return (
    <>
      {/* Without the percentage, of which every change would be read out. */}
      <VisuallyHidden role="status">
        {busy && !done ? 'Uploading' : null}
        {busy && done ? saving : null}
      </VisuallyHidden>
      {busy ? (
        <Progress value={done ? undefined : progress} label="Upload">
          {done ? saving : `Uploading: ${percent}%`}
        </Progress>
      ) : null}
    </>
  );
}
