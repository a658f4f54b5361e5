import { Suspense, useEffect, useRef, useState } from 'react';
import { useSession } from '#api/session.ts';
import type { Read, Refusal } from '#features/reports/screenshot/reading.ts';
import { Button } from '#ui/buttons/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Box, Size } from './boxes.ts';
import type { FoundNumber } from './find-numbers.ts';
import { findNumbers } from './find-numbers.ts';
import classes from './hiding.module.css';

const ReadPicture = lazyPart(async () => {
  const { ReadPicture: part } = await import('#features/reports/screenshot/screenshot-dialog.tsx');
  return { default: part };
});

interface NumberFinderProps {
  file: File;
  size: Size;
  /** What is reported, which nobody hides. */
  target: string;
  onCover: (boxes: Box[]) => void;
}

/** Reads the picture if the person asks for it, and offers boxes over their own number. */
export function NumberFinder({ file, size, target, onCover }: NumberFinderProps) {
  const { me } = useSession();
  const [isReading, setIsReading] = useState(false);
  const [found, setFound] = useState<FoundNumber[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const place = useFocusAfter(isReading);

  function begin() {
    setProblem(null);
    ReadPicture.load().then(
      () => setIsReading(true),
      () => setProblem(NOT_LOADED),
    );
  }
  const stop = () => setIsReading(false);
  function take({ words }: Read) {
    stop();
    setFound(findNumbers(words, { own: me?.phone ?? null, target, size }));
  }
  function refuse(refusal: Refusal) {
    stop();
    if (refusal === 'empty') setFound([]);
    else setProblem(refusal === 'unloaded' ? NOT_LOADED : 'This picture could not be read.');
  }

  if (isReading) {
    return (
      <Suspense>
        <div className="stack">
          <ReadPicture file={file} onRead={take} onRefused={refuse} onStop={stop} onCancel={stop} />
        </div>
      </Suspense>
    );
  }
  return (
    <div ref={place} className="stack gap-xs">
      {found ? (
        <Found found={found} onCover={onCover} />
      ) : (
        <div className="row">
          <Button variant="default" onClick={begin}>
            Find my phone number
          </Button>
        </div>
      )}
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem} You can cover your number yourself.
        </p>
      ) : null}
    </div>
  );
}

/** Returns a ref of what is there again after reading, which gets the focus of what went. */
function useFocusAfter(isReading: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasReading = useRef(false);
  useEffect(() => {
    if (wasReading.current && !isReading) {
      const find = (what: string) => place.current?.querySelector<HTMLElement>(what);
      (find('button') ?? find('[tabindex]'))?.focus();
    }
    wasReading.current = isReading;
  }, [isReading]);
  return place;
}

const NOT_LOADED = 'The reader could not be loaded. Check your connection, and try again.';

interface FoundProps {
  found: FoundNumber[];
  onCover: (boxes: Box[]) => void;
}

/** Whose number it is, the person decides. */
function Found({ found, onCover }: FoundProps) {
  const isOwn = found.some((one) => one.isOwn);
  const one = isOwn ? 'This looks like your number.' : 'Is one of these yours?';
  return (
    <>
      <p role="status" tabIndex={-1}>
        {found.length > 0 ? one : 'We found no number of yours. Look for it yourself, too.'}
      </p>
      <div className="row">
        {found.map(({ text, boxes }, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
            key={index}
            variant="default"
            onClick={() => onCover(boxes)}
          >
            Cover {text}
          </Button>
        ))}
      </div>
    </>
  );
}
