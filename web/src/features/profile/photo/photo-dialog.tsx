import type { Me } from '@redflag/shared/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import Cropper from 'react-easy-crop';
import { Button } from '#ui/buttons/button.tsx';
import 'react-easy-crop/react-easy-crop.css';
import { problemOf } from '#api/problem.ts';
import { updateMe } from '#api/session.ts';
import { useUpload } from '#api/uploads/use-upload.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { UploadProgress } from '#ui/form/file/upload-progress.tsx';
import { useBlobUrl } from '#ui/hooks/use-blob-url.ts';
import { toastSuccess } from '#ui/toast.tsx';
import { drawSquare } from './draw-square.ts';
import classes from './photo.module.css';

const ZOOM_MAX = 4;
const ARROW_STEP_PIXELS = 8;
const PREVIEW_SIZES = [64, 32];

interface PhotoDialogProps {
  file: File;
  onClose: () => void;
}

/** The part of the picture that is shown, in percent and in pixels. */
interface Shown {
  part: Area;
  pixels: Area;
}

/** Crops a picture to the square that the person chooses, and saves it as their photo. */
export default function PhotoDialog({ file, onClose }: PhotoDialogProps) {
  const address = useBlobUrl(file);
  const [opened, setOpened] = useState(true);
  const [shown, setShown] = useState<Shown | null>(null);
  const saving = useSavePhoto(file, () => setOpened(false));

  return (
    <Dialog
      opened={opened}
      onClose={() => (saving.busy ? undefined : setOpened(false))}
      onExited={onClose}
      title="Your photo"
    >
      Drag the picture, or move it with the arrow keys.
      <CropField address={address} shown={shown} onShown={setShown} />
      {saving.error ? (
        <p className={classes.problem} role="alert">
          {problemOf(saving.error).detail}
        </p>
      ) : null}
      <UploadProgress busy={saving.busy} progress={saving.progress} saving="Saving your photo" />
      <div className="row gap-md end mt-lg">
        <Button variant="default" onClick={saving.busy ? saving.stop : () => setOpened(false)}>
          Cancel
        </Button>
        <Button
          loading={saving.busy}
          disabled={!shown}
          onClick={() => (shown ? saving.save(shown.pixels) : undefined)}
        >
          Save photo
        </Button>
      </div>
    </Dialog>
  );
}

/** Saves the part of a picture as the person's photo. */
function useSavePhoto(file: File, onSaved: () => void) {
  const upload = useUpload();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (area: Area) => {
      const form = asFormData(await drawSquare(file, area));
      return (await upload.send({ method: 'PUT', path: '/v1/me/photo', form })) as Me;
    },
    onSuccess: (me) => {
      updateMe(me);
      toastSuccess('Photo saved');
      onSaved();
    },
  });
  function stop() {
    upload.cancel();
    reset();
  }
  return { save: mutate, stop, busy: isPending, error, progress: upload.progress };
}

interface CropFieldProps {
  address: string | null;
  shown: Shown | null;
  onShown: (shown: Shown) => void;
}

function CropField({ address, shown, onShown }: CropFieldProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={classes.stage}>
        {address ? (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={ARROW_STEP_PIXELS}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: classes.cropper ?? '' }}
            cropperProps={{ role: 'group', 'aria-label': 'Part of the picture' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(part, pixels) => onShown({ part, pixels })}
          />
        ) : null}
      </div>
      <div className={classes.controls}>
        <label className={classes.zoom}>
          Zoom
          <input
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
          />
        </label>
        <p className={classes.previews} aria-hidden="true">
          <span className={classes.word}>Preview</span>
          {PREVIEW_SIZES.map((size) => (
            <Preview key={size} size={size} address={address} part={shown?.part} />
          ))}
        </p>
      </div>
    </>
  );
}

interface PreviewProps {
  size: number;
  address: string | null;
  /** The shown part of the picture, in percent. */
  part: Area | undefined;
}

function Preview({ size, address, part }: PreviewProps) {
  return (
    <span className={classes.preview} style={{ width: size, height: size }}>
      {address && part ? (
        <img
          src={address}
          alt=""
          style={{
            width: `${10_000 / part.width}%`,
            height: `${10_000 / part.height}%`,
            left: `${(-100 * part.x) / part.width}%`,
            top: `${(-100 * part.y) / part.height}%`,
          }}
        />
      ) : null}
    </span>
  );
}

function asFormData(photo: File): FormData {
  const form = new FormData();
  form.set('photo', photo);
  return form;
}
