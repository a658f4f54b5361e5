import type { DragEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { CloseButton } from '#ui/buttons/close-button.tsx';
import { Field } from '#ui/form/field.tsx';
import { useBlobUrl } from '#ui/hooks/use-blob-url.ts';
import { icon } from '#ui/icons.tsx';
import classes from './file-drop.module.css';

const UploadIcon = icon('M12 16V4m-5 5 5-5 5 5M4 16v4h16v-4');

interface FileDropProps {
  label: string;
  /** The allowed types and size. */
  hint: string;
  /** MIME types that the picker offers, such as `image/png,image/jpeg`. */
  accept: string;
  value: File | null;
  onChange: (file: File | null) => void;
  error?: ReactNode;
  disabled?: boolean;
  /** Shows the button alone. A picture can still be dropped on it, or pasted. */
  compact?: boolean;
  /** What can be done with the picture, beside its name. */
  action?: ReactNode;
  /** The field of the form. */
  'data-path'?: string;
}

/** Takes one picture, dropped, chosen or pasted anywhere on the screen. It can be previewed and removed. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, value, onChange, error, disabled, compact, action } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function take(files: FileList | null) {
    const [file] = files ?? [];
    if (file && !disabled) {
      onChange(file);
    }
  }
  const wrapper = usePastedFiles(take);

  function remove() {
    onChange(null);
    if (input.current) {
      input.current.value = '';
      input.current.focus();
    }
  }

  return (
    <Field id={id} label={label} description={hint} error={error}>
      {/* Dropping is an extra: the keyboard reaches the file input inside. */}
      <div
        ref={wrapper}
        className={classes.drop}
        data-compact={compact}
        data-invalid={Boolean(error) || undefined}
        {...useDroppedFiles(take)}
      >
        <input
          data-path={props['data-path']}
          ref={input}
          id={id}
          className={classes.input}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={`${id}-description${error ? ` ${id}-error` : ''}`}
          aria-invalid={Boolean(error)}
          onClick={(event) => {
            // Otherwise choosing the same file again would not fire a change.
            event.currentTarget.value = '';
          }}
          onChange={(event) => take(event.currentTarget.files)}
        />
        {value ? (
          <Chosen file={value} action={action} disabled={disabled} onRemove={remove} />
        ) : (
          <Empty compact={compact} onChoose={() => input.current?.click()} />
        )}
      </div>
    </Field>
  );
}

interface ChosenProps {
  file: File;
  action: ReactNode;
  disabled: boolean | undefined;
  onRemove: () => void;
}

function Chosen({ file, action, disabled, onRemove }: ChosenProps) {
  const preview = usePreview(file);
  return (
    <div className={classes.chosen}>
      {preview ? (
        <img className={classes.preview} src={preview.url} alt="" onError={preview.drop} />
      ) : null}
      <span className={classes.name}>{file.name}</span>
      {action}
      <CloseButton aria-label={`Remove ${file.name}`} onClick={onRemove} disabled={disabled} />
    </div>
  );
}

function Empty({ compact, onChoose }: { compact: boolean | undefined; onChoose: () => void }) {
  return (
    <div className={classes.empty}>
      {compact ? null : (
        <>
          <UploadIcon size={28} />
          <span>Drop or paste a picture here, or</span>
        </>
      )}
      <Button
        variant="default"
        tabIndex={-1}
        leftSection={compact ? <UploadIcon /> : null}
        onClick={onChoose}
      >
        Choose a file
      </Button>
    </div>
  );
}

/** Returns the properties of an element that receives files dropped on it. */
function useDroppedFiles(take: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
}

/** Receives files pasted while the element is active, wherever the focus is; text is pasted as usual. */
function usePastedFiles(take: (files: FileList) => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    function paste({ clipboardData }: ClipboardEvent) {
      const isPicture = clipboardData?.files.length && !clipboardData.types.includes('text/plain');
      if (isPicture && !element.current?.closest('[inert]')) latest.current(clipboardData.files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return element;
}

/** Returns the address of the picture; `drop` hides one that cannot be shown. */
function usePreview(file: File): { url: string; drop: () => void } | null {
  const url = useBlobUrl(file);
  const [dropped, setDropped] = useState<string | null>(null);
  const isShown = url && url !== dropped && file.type.startsWith('image/');
  return isShown ? { url, drop: () => setDropped(url) } : null;
}
