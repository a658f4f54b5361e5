import { Progress } from '#ui/states/progress.tsx';

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
      {/* Without the percentage: every change would be read out. */}
      <span className="visually-hidden" role="status">
        {busy && !done ? 'Uploading' : null}
        {busy && done ? saving : null}
      </span>
      {busy ? (
        <Progress value={done ? undefined : progress} label="Upload">
          {done ? saving : `Uploading: ${percent}%`}
        </Progress>
      ) : null}
    </>
  );
}
