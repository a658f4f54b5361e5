import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Box, Corner, Hiding, Point, Size } from './boxes.ts';
import { boxAfterKey, boxBetween, LAST_CORNER, moveBox, nextId, resizeBox } from './boxes.ts';
import classes from './hiding.module.css';

/** The id of a box, or what is left of the picture. */
export type FrameId = number | 'crop';

/** So much higher than wide, a picture is scrolled rather than made small. */
const TALL = 2;

interface StageProps {
  url: string;
  /** Null until the picture has loaded. */
  size: Size | null;
  hiding: Hiding;
  selected: FrameId | null;
  onSize: (natural: Size) => void;
  onUnreadable: () => void;
  onSelect: (id: FrameId) => void;
  onChange: (hiding: Hiding, cause?: string) => void;
  onRemove: (id: FrameId) => void;
  /** Called with what screen readers say. */
  onSaid: (said: string) => void;
}

/** The picture, on which boxes are drawn, moved and resized, by pointer or key. */
export function Stage(props: StageProps) {
  const { url, size, hiding, selected, onSelect, onChange } = props;
  const keys = useId();
  const { shown, ...pointers } = useDrag(props);

  function handleKey(event: KeyboardEvent, id: FrameId, box: Box) {
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    const after = size && boxAfterKey(box, event, size);
    if (!isRemoval && !after) return;
    event.preventDefault();
    if (isRemoval) return props.onRemove(id);
    if (!after) return;
    onChange(withBox(hiding, id, after), `key on ${id}`);
    props.onSaid(describe(after, size));
    event.currentTarget.scrollIntoView({ block: 'nearest' });
  }

  const frame = (id: FrameId, name: string, box: Box, corners: Corner[]) => (
    <Frame
      key={id}
      id={id}
      name={name}
      keys={keys}
      style={placeOf(box, size)}
      corners={corners}
      isSelected={selected === id}
      onSelect={() => onSelect(id)}
      onKeyDown={(event) => handleKey(event, id, box)}
    />
  );

  return (
    <>
      <div className={classes.scroll} data-tall={isTall(size)}>
        {/* Drawing is an extra: the keyboard adds boxes by the button, and moves them. */}
        <div className={classes.stage} style={widthOf(size)} {...pointers}>
          <img
            src={url}
            alt="What you chose"
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              props.onSize({ width, height })
            }
            onError={props.onUnreadable}
          />
          {shown.boxes.map(({ id, ...box }, index) =>
            frame(id, `Box ${index + 1}`, box, [LAST_CORNER]),
          )}
          {shown.crop ? frame('crop', 'What stays of the picture', shown.crop, CORNERS) : null}
        </div>
      </div>
      <p className="note" id={keys}>
        With the keyboard: arrow keys move a box, with Shift they resize it, and Delete removes it.
      </p>
    </>
  );
}

const CORNERS: Corner[] = [true, false].flatMap((isTop) =>
  [true, false].map((isLeft) => ({ isLeft, isTop })),
);

const isTall = (size: Size | null) => size !== null && size.height > TALL * size.width;

/** As large as it fits: a tall picture as wide, any other as high. */
function widthOf(size: Size | null): CSSProperties {
  if (!size) return {};
  const { width, height } = size;
  return {
    width: isTall(size) ? 'min(100%, 26rem)' : `min(100%, calc(55dvh * ${width / height}))`,
    aspectRatio: `${width} / ${height}`,
  };
}

function placeOf(box: Box, size: Size | null): CSSProperties {
  const { width, height } = size ?? { width: 1, height: 1 };
  return {
    left: `${(100 * box.left) / width}%`,
    top: `${(100 * box.top) / height}%`,
    width: `${(100 * box.width) / width}%`,
    height: `${(100 * box.height) / height}%`,
  };
}

function describe(box: Box, { width, height }: Size): string {
  const [left, top, wide, high] = [
    box.left / width,
    box.top / height,
    box.width / width,
    box.height / height,
  ].map((share) => `${Math.round(100 * share)}%`);
  return `${left} from the left, ${top} from the top, ${wide} wide, ${high} high`;
}

function withBox({ crop, boxes }: Hiding, id: FrameId, box: Box): Hiding {
  if (id === 'crop') return { crop: box, boxes };
  return { crop, boxes: boxes.map((one) => (one.id === id ? { ...box, id } : one)) };
}

interface FrameProps {
  id: FrameId;
  name: string;
  /** The id of the text about keys. */
  keys: string;
  style: CSSProperties;
  corners: Corner[];
  isSelected: boolean;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Frame(props: FrameProps) {
  const { id, name, keys, style, corners, isSelected, onSelect, onKeyDown } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) button.current?.focus();
  }, [isSelected]);
  return (
    <div className={classes.frame} data-frame={id} data-selected={isSelected} style={style}>
      <button
        ref={button}
        type="button"
        aria-label={name}
        aria-describedby={keys}
        onFocus={onSelect}
        onKeyDown={onKeyDown}
      />
      {corners.map(({ isLeft, isTop }) => (
        <span
          key={`${isLeft} ${isTop}`}
          className={classes.corner}
          data-corner
          data-left={isLeft}
          data-top={isTop}
        />
      ))}
    </div>
  );
}

interface Drag {
  from: Point;
  /** What is dragged; null to draw a box. */
  frame: { id: FrameId; box: Box; corner: Corner | null } | null;
}

/** Follows a pointer that draws, moves or resizes a box: `shown` is what it would make. */
function useDrag({ size, hiding, onSelect, onChange }: StageProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [drawn, setDrawn] = useState<Hiding | null>(null);
  const added = nextId(hiding);

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const { width: wide, height: high } = size ?? { width: 0, height: 0 };
    return { x: ((clientX - left) / width) * wide, y: ((clientY - top) / height) * high };
  }

  function begin(event: PointerEvent) {
    if (!size || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const frame = event.target instanceof Element ? frameAt(event.target, hiding) : null;
    if (frame) onSelect(frame.id);
    setDrag({ from: pointOf(event), frame });
  }

  function follow(event: PointerEvent) {
    if (!drag || !size) return;
    setDrawn(afterDrag(drag, pointOf(event), size));
  }

  function afterDrag({ from, frame }: Drag, to: Point, size: Size): Hiding {
    if (frame) {
      const by = { x: to.x - from.x, y: to.y - from.y };
      if (by.x === 0 && by.y === 0) return hiding;
      const { id, box, corner } = frame;
      const after = corner ? resizeBox(box, corner, by, size) : moveBox(box, by, size);
      return withBox(hiding, id, after);
    }
    const box = boxBetween(from, to, size);
    return box ? { ...hiding, boxes: [...hiding.boxes, { ...box, id: added }] } : hiding;
  }

  function end(event: PointerEvent) {
    if (!drag || !size) return;
    // Where the pointer left: its last move may not have been drawn yet.
    const after = afterDrag(drag, pointOf(event), size);
    cancel();
    if (after === hiding) return;
    onChange(after);
    if (!drag.frame) onSelect(added);
  }

  function cancel() {
    setDrag(null);
    setDrawn(null);
  }

  return {
    shown: drawn ?? hiding,
    onPointerDown: begin,
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: cancel,
  };
}

function frameAt(element: Element, { crop, boxes }: Hiding): Drag['frame'] {
  const at = element.closest<HTMLElement>('[data-frame]')?.dataset.frame;
  const corner = element.closest<HTMLElement>('[data-corner]')?.dataset;
  const id = at === 'crop' ? at : Number(at);
  const box = id === 'crop' ? crop : boxes.find((one) => one.id === id);
  if (!box) return null;
  return {
    id,
    box,
    corner: corner ? { isLeft: corner.left === 'true', isTop: corner.top === 'true' } : null,
  };
}
