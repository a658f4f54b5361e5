import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Search } from '#features/reports/search-address.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { FileDrop } from '#ui/form/file/file-drop.tsx';
import type { Form } from '#ui/form/form.ts';
import { useBlobUrl } from '#ui/hooks/use-blob-url.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { Progress } from '#ui/states/progress.tsx';
import { isReaderKept, readPicture } from './reader.ts';
import type { Read, Reading, Refusal } from './reading.ts';

interface ScreenshotDialogProps {
  /** What was dropped, pasted or shared; true to ask for one. */
  picture: File | true;
  form: Form<Search>;
  /** Called with the search for the text, once the person wants it checked. */
  onCheck: (search: Search) => unknown;
  onClose: () => void;
}

/**
 * Reads a picture of a message in this browser, and shows the text for correction before it is checked. The form gets
 * the text, also when this is closed.
 */
export default function ScreenshotDialog(props: ScreenshotDialogProps) {
  const { form, onCheck, onClose } = props;
  const [file, setFile] = useState(props.picture === true ? null : props.picture);
  const [read, setRead] = useState<Read | null>(null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function take(chosen: File | null) {
    setRefusal(null);
    setRead(null);
    setFile(chosen);
  }

  function refuse(reason: Refusal) {
    setFile(null);
    setRefusal(reason);
  }

  function show(found: Read) {
    setRead(found);
    setText([found.text, found.code].filter(Boolean).join('\n\n'));
  }

  /** Of no category that is known. */
  function fillIn(target: string): Search {
    const values = { ...form.values, target, category: '', subcategory: '' } as const;
    for (const path of ['target', 'category', 'subcategory'] as const) {
      form.setFieldValue(path, values[path]);
    }
    return values;
  }

  function close() {
    if (read) fillIn(text);
    onClose();
  }

  function check() {
    onClose();
    return onCheck(fillIn(text));
  }

  return (
    <Dialog opened wide title="Check a screenshot" onClose={close}>
      <div className="stack gap-lg">
        {read && file ? (
          <Correction file={file} read={read} text={text} onText={setText} onCheck={check} />
        ) : null}
        {file && !read ? (
          <ReadPicture
            file={file}
            onRead={show}
            onRefused={refuse}
            onStop={() => take(null)}
            onCancel={onClose}
          />
        ) : null}
        {file ? null : <Choice onChoose={take} refusal={refusal} />}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  onChoose: (file: File | null) => void;
  refusal: Refusal | null;
}

/** Takes the focus, also from what was stopped, so that a refusal is read out. */
function Choice({ onChoose, refusal }: ChoiceProps) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={field}>
      <FileDrop
        label="Picture"
        hint="A screenshot of a chat, text message or email. It stays in this browser: nobody else gets it."
        accept="image/*"
        value={null}
        onChange={onChoose}
        error={refusal ? refusals[refusal]() : null}
      />
    </div>
  );
}

const refusals: Record<Refusal, () => string> = {
  unreadable: () =>
    'Your browser cannot open this as a picture. Choose a PNG, JPEG or WebP picture.',
  heic: () =>
    'Your browser cannot open HEIC pictures. Take a screenshot of the picture, and choose that.',
  large: () => 'This picture is too large. Cut out the message, and choose that.',
  empty: () => 'We found no text in this picture. Choose a sharper one, or type the message.',
  unloaded: () =>
    'The reader could not be loaded. Check your connection, and choose the picture again.',
  'old-browser': () => 'Your browser is too old to read pictures. Update it, or type the message.',
  failed: () => 'This picture could not be read. Choose another one, or type the message.',
};

interface ReadPictureProps {
  file: File;
  onRead: (read: Read) => void;
  onRefused: (refusal: Refusal) => void;
  onStop: () => void;
  /** Called if the reader is not to be loaded. */
  onCancel: () => void;
}

/** Whether the person has agreed to load the reader since this page was opened. */
let isAllowed = false;

/** Reads a picture in this browser, after asking whether to load the reader if it is not here yet. */
export function ReadPicture({ onCancel, ...reading }: ReadPictureProps) {
  const [mayLoad, setMayLoad] = useState<boolean | null>(isAllowed || null);
  useEffect(() => void isReaderKept().then((kept) => setMayLoad((may) => may || kept)), []);
  function allow() {
    isAllowed = true;
    setMayLoad(true);
  }
  if (mayLoad === null) return null;
  return mayLoad ? <InProgress {...reading} /> : <AskToLoad onLoad={allow} onCancel={onCancel} />;
}

interface AskToLoadProps {
  onLoad: () => void;
  onCancel: () => void;
}

function AskToLoad({ onLoad, onCancel }: AskToLoadProps) {
  const online = useOnline();
  const load = useRef<HTMLButtonElement>(null);
  useEffect(() => load.current?.focus(), []);
  const { saveData } = navigator.connection ?? {};
  return (
    <>
      <div className="stack gap-xs">
        <p>
          To read pictures, your browser first loads a reader of about 4 MB. It then keeps it, so
          this is needed once. The picture itself stays in this browser: we never get it.
        </p>
        {saveData ? (
          <p>You asked your browser to save data. You can also type the message.</p>
        ) : null}
        <div role="status">
          {online ? null : <p>You are offline. Connect to the internet to load the reader.</p>}
        </div>
      </div>
      <div className="row">
        <Button ref={load} disabled={!online} onClick={onLoad}>
          Load and read
        </Button>
        <Button variant="default" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </>
  );
}

function InProgress({ file, onRead, onRefused, onStop }: Omit<ReadPictureProps, 'onCancel'>) {
  const [reading, setReading] = useState<Reading | null>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const take = useEffectEvent(onRead);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    stop.current?.focus();
    return readPicture(file, { onProgress: setReading, onRead: take, onRefused: refuse });
  }, [file]);
  const doing = reading?.step === 'load' ? 'Loading the reader' : 'Reading the picture';
  return (
    <>
      {/* Without the percentage: every change would be read out. */}
      <span className="visually-hidden" role="status">
        {reading ? doing : null}
      </span>
      <Progress value={reading?.share} label={doing}>
        {`${doing}: ${Math.floor(100 * (reading?.share ?? 0))}%`}
      </Progress>
      <div className="row">
        <Button ref={stop} variant="default" onClick={onStop}>
          Stop
        </Button>
      </div>
    </>
  );
}

/** The picture beside the text, or above it on phones. Not a module of styles, which the first screens would name. */
const BESIDE = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
} as const;
const PICTURE = { width: '100%', maxHeight: '40vh', objectFit: 'contain' } as const;

interface CorrectionProps {
  file: File;
  read: Read;
  text: string;
  onText: (text: string) => void;
  onCheck: () => unknown;
}

function Correction({ file, read, text, onText, onCheck }: CorrectionProps) {
  const url = useBlobUrl(file);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <div className="gap-lg" style={BESIDE}>
        {url ? <img src={url} alt="The screenshot" style={PICTURE} /> : null}
        <TextAreaField
          ref={field}
          label="Text in the picture"
          description="Compare it with the picture, mainly numbers and links, and correct what is wrong."
          rows={12}
          spellCheck={false}
          dir="auto"
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </div>
      {read.code ? <p>The last line is what the QR code in the picture says.</p> : null}
      <p role="status" className="visually-hidden">
        The picture has been read.
      </p>
      <div className="row">
        <Button disabled={!text.trim()} onClick={onCheck}>
          Check this text
        </Button>
      </div>
    </>
  );
}
