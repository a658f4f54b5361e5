import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useBlobUrl } from '#ui/hooks/use-blob-url.ts';
import type { Box, Hiding, Size } from './boxes.ts';
import { drawnSize, newBox, newCrop, nextId } from './boxes.ts';
import { drawHidden } from './draw-hidden.ts';
import classes from './hiding.module.css';
import { NumberFinder } from './number-finder.tsx';
import type { FrameId } from './stage.tsx';
import { Stage } from './stage.tsx';
import { useHiding } from './use-hiding.ts';

interface HidePartsDialogProps {
  file: File;
  /** What is reported, which nobody hides. */
  target: string;
  /** Called with a new picture, from which what was hidden is gone. */
  onHidden: (file: File) => void;
  onClose: () => void;
}

/** Crops a picture and covers parts of it, before it leaves the browser. */
export default function HidePartsDialog({ file, target, onHidden, onClose }: HidePartsDialogProps) {
  const url = useBlobUrl(file);
  const [size, setSize] = useState<Size | null>(null);
  const [said, setSaid] = useState('');
  const [selected, setSelected] = useState<FrameId | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { hiding, change, undo, reset, canUndo, isFirst, isUntouched } = useHiding();
  const saving = useSaving(file, onHidden, onClose);
  useEffect(() => {
    // On phones, the picture would go out of view.
    if (size) addButton.current?.focus({ preventScroll: true });
  }, [size]);

  function cover(covered: Box[]) {
    const first = nextId(hiding);
    const boxes = covered.map((box, index) => ({ ...box, id: first + index }));
    change({ ...hiding, boxes: [...hiding.boxes, ...boxes] });
    setSelected(first);
  }

  function remove(id: FrameId) {
    const next = without(hiding, id);
    const left = next.boxes.at(-1);
    change(next);
    setSaid(id === 'crop' ? 'The picture is whole again.' : 'The box is removed.');
    setSelected(left?.id ?? null);
    if (!left) addButton.current?.focus();
  }

  function goBack() {
    undo();
    setSaid('Undone.');
    // The button goes, and would take the focus with it.
    if (isFirst) addButton.current?.focus();
  }

  function close() {
    if (!saving.busy) onClose();
  }

  function startAgain() {
    reset();
    setSelected(null);
    setSaid('The picture is as it was.');
    addButton.current?.focus();
  }

  return (
    <Dialog opened wide title="Hide parts of your picture" onClose={close}>
      <div className="stack">
        <p>
          Draw boxes over what nobody should see, such as your name or number. What you hide is
          removed before the picture leaves your browser.
        </p>
        {saving.unreadable ? (
          <p className={classes.problem} role="alert">
            Your browser cannot change this picture. Choose another one.
          </p>
        ) : null}
        {url && !saving.unreadable ? (
          <Stage
            url={url}
            size={size}
            hiding={hiding}
            selected={selected}
            onSize={(natural) => setSize(drawnSize(natural))}
            onUnreadable={saving.refuse}
            onSelect={setSelected}
            onChange={change}
            onRemove={remove}
            onSaid={setSaid}
          />
        ) : null}
        {size ? (
          <>
            <div className="row">
              <Button
                ref={addButton}
                variant="default"
                onClick={() => cover([newBox(hiding, size)])}
              >
                Add a box
              </Button>
              <Button
                variant="default"
                onClick={() => {
                  if (!hiding.crop) change({ ...hiding, crop: newCrop(size) });
                  setSelected('crop');
                }}
              >
                Cut edges
              </Button>
              {selected !== null && has(hiding, selected) ? (
                <Button variant="default" onClick={() => remove(selected)}>
                  {selected === 'crop' ? 'Keep all edges' : 'Remove the box'}
                </Button>
              ) : null}
              {canUndo ? (
                <Button variant="default" onClick={goBack}>
                  Undo
                </Button>
              ) : null}
              {isUntouched ? null : (
                <Button variant="default" onClick={startAgain}>
                  Start again
                </Button>
              )}
            </div>
            <NumberFinder file={file} size={size} target={target} onCover={cover} />
          </>
        ) : null}
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button
            loading={saving.busy}
            disabled={!size || isUntouched}
            onClick={() => size && saving.save(hiding, size)}
          >
            Use this picture
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const has = ({ crop, boxes }: Hiding, id: FrameId) =>
  id === 'crop' ? crop !== null : boxes.some((box) => box.id === id);

function without({ crop, boxes }: Hiding, id: FrameId): Hiding {
  return id === 'crop'
    ? { crop: null, boxes }
    : { crop, boxes: boxes.filter((box) => box.id !== id) };
}

/** Draws the picture again, and hands it on. */
function useSaving(file: File, onHidden: (file: File) => void, onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  function refuse() {
    setBusy(false);
    setUnreadable(true);
  }
  function save(hiding: Hiding, size: Size) {
    setBusy(true);
    drawHidden(file, hiding, size).then((hidden) => {
      onHidden(hidden);
      onClose();
    }, refuse);
  }
  return { busy, unreadable, refuse, save };
}
