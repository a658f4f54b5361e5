import type { KeyboardEvent, MouseEvent } from 'react';
import { useRef, useState } from 'react';
import classes from './redaction.module.css';
import type { Piece } from './words-of.ts';

interface WordPickerProps {
  pieces: Piece[];
  /** Where the picked words start. */
  picked: ReadonlySet<number>;
  onPick: (words: Piece[], picked: boolean) => void;
  labelledBy: string;
  describedBy: string;
}

/**
 * A text whose words can be picked: by a click or tap, by dragging over several, or with the keyboard, for which they
 * are one stop of the Tab key.
 */
export function WordPicker({ pieces, picked, onPick, ...aria }: WordPickerProps) {
  const words = pieces.filter(({ isWord }) => isWord);
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(words[0]?.start);
  /** Where the mouse went down, what it does to words, and whether it has been on others since. */
  const drag = useRef<{ from: Piece; on: boolean; moved: boolean } | null>(null);

  const between = (one: Piece, other: Piece) =>
    words.filter(
      ({ start }) =>
        start >= Math.min(one.start, other.start) && start <= Math.max(one.start, other.start),
    );

  function handleKey(event: KeyboardEvent, word: Piece) {
    drag.current = null;
    const at = words.indexOf(word);
    const next = words[placeFor(event.key, at, list.current, words.length)];
    if (!next) return;
    event.preventDefault();
    setCurrent(next.start);
    buttonsIn(list.current)[words.indexOf(next)]?.focus();
    if (event.shiftKey) onPick(between(word, next), true);
  }

  function handleClick({ shiftKey }: MouseEvent, word: Piece) {
    const wasDragged = drag.current?.moved;
    drag.current = null;
    if (wasDragged) return;
    const last = words.find(({ start }) => start === current);
    if (shiftKey && last) onPick(between(last, word), true);
    else onPick([word], !picked.has(word.start));
    setCurrent(word.start);
  }

  function handleEnter({ buttons }: MouseEvent, word: Piece) {
    if (buttons !== 1 || !drag.current) return;
    const { from, on } = drag.current;
    drag.current.moved = true;
    onPick(between(from, word), on);
  }

  return (
    <div
      ref={list}
      role="toolbar"
      className={classes.words}
      dir="auto"
      aria-labelledby={aria.labelledBy}
      aria-describedby={aria.describedBy}
    >
      {pieces.map((piece) =>
        piece.isWord ? (
          <button
            key={piece.start}
            type="button"
            aria-pressed={picked.has(piece.start)}
            tabIndex={piece.start === current ? 0 : -1}
            data-autofocus={piece === words[0] || undefined}
            onKeyDown={(event) => handleKey(event, piece)}
            onMouseDown={() => {
              drag.current = { from: piece, on: !picked.has(piece.start), moved: false };
            }}
            onMouseEnter={(event) => handleEnter(event, piece)}
            onClick={(event) => handleClick(event, piece)}
          >
            {piece.text}
          </button>
        ) : (
          <span key={piece.start}>{piece.text}</span>
        ),
      )}
    </div>
  );
}

function buttonsIn(list: HTMLElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll('button') ?? [])];
}

/** Returns the place of the word that a key leads to, or -1. */
function placeFor(key: string, at: number, list: HTMLElement | null, count: number): number {
  const forwards = list && getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return at + forwards;
    case 'ArrowLeft':
      return at - forwards;
    case 'ArrowDown':
      return onNextLine(buttonsIn(list), at, 1);
    case 'ArrowUp':
      return onNextLine(buttonsIn(list), at, -1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

/** Returns the place of the word above or below. */
function onNextLine(buttons: HTMLButtonElement[], at: number, step: 1 | -1): number {
  const middleOf = (button: HTMLButtonElement) => button.offsetLeft + button.offsetWidth / 2;
  const from = buttons[at];
  if (!from) return -1;
  const isBeyond = ({ offsetTop }: HTMLElement) => (offsetTop - from.offsetTop) * step > 0;
  const line = buttons.filter(isBeyond).at(step === 1 ? 0 : -1)?.offsetTop;
  const distance = (button: HTMLButtonElement) => Math.abs(middleOf(button) - middleOf(from));
  const [nearest] = buttons
    .filter(({ offsetTop }) => offsetTop === line)
    .sort((one, other) => distance(one) - distance(other));
  return nearest ? buttons.indexOf(nearest) : -1;
}
