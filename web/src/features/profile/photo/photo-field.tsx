import {
  acceptedPictures,
  MAX_PICTURE_MEGABYTES,
  pictureMessages,
  pictureProblem,
} from '@redflag/shared/pictures';
import { Suspense, useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { refreshSession } from '#api/session.ts';
import { ProfilePhoto } from '#ui/badges/profile-photo.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { FileDrop } from '#ui/form/file/file-drop.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import classes from './photo.module.css';

const PhotoDialog = lazyPart(() => import('./photo-dialog.tsx'));

/** The account's photo, which can be replaced or removed. */
export function PhotoField({ url }: { url: string | null }) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function choose(chosen: File | null) {
    const problem = chosen && (pictureProblem(chosen) ?? (await decodingProblem(chosen)));
    setError(problem);
    setFile(problem ? null : chosen);
  }

  return (
    <div className={classes.photo}>
      <ProfilePhoto url={url} size={80} />
      <FileDrop
        label="Profile photo"
        hint={`PNG, JPEG or WebP, up to ${MAX_PICTURE_MEGABYTES} MB. You choose the part to show in the next step.`}
        accept={acceptedPictures}
        value={null}
        onChange={choose}
        error={error ?? undefined}
        compact
      />
      {url ? <RemovePhoto /> : null}
      {file ? (
        <Suspense>
          <PhotoDialog file={file} onClose={() => setFile(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Returns a message if the browser cannot show a picture for cropping, otherwise null. */
async function decodingProblem(file: File): Promise<string | null> {
  try {
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return pictureMessages.unreadable;
  }
}

function RemovePhoto() {
  const removal = $api.useMutation('delete', '/v1/me/photo', {
    onSuccess: () => {
      refreshSession();
      toastSuccess('Photo removed');
    },
    onError: (error) => toastError(problemOf(error).detail),
  });
  return (
    <Button variant="default" loading={removal.isPending} onClick={() => removal.mutate({})}>
      Remove photo
    </Button>
  );
}
