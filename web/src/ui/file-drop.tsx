import { CloseButton, Input } from '@mantine/core';
import type { DragEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import classes from './file-drop.module.css';
import { UploadIcon } from './icons.tsx';

interface FileDropProps {
  label: string;
  /** Types and size, said beforehand. */
  hint: string;
  /** MIME types that the picker offers, such as `image/png,image/jpeg`. */
  accept: string;
  value: File | null;
  onChange: (file: File | null) => void;
  error?: string | undefined;
  disabled?: boolean;
  /** The file field, to focus it when it has an error. */
  inputProps?: { 'data-path'?: string };
}

/** One picture: dropped, chosen, or pasted anywhere on the screen; shown before it is sent, and removable. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, value, onChange, error, disabled, inputProps } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const preview = usePreview(value);

  function take(files: FileList | null) {
    const [file] = files ?? [];
    if (file && !disabled) {
      onChange(file);
    }
  }
  const wrapper = usePastedFiles(take);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  function remove() {
    onChange(null);
    if (input.current) {
      input.current.value = '';
      input.current.focus();
    }
  }

  return (
    <Input.Wrapper id={id} label={label} description={hint} error={error}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping adds to the file input inside, which the keyboard reaches */}
      <div
        ref={wrapper}
        className={classes.drop}
        data-over={over || undefined}
        data-invalid={Boolean(error) || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...inputProps}
          ref={input}
          id={id}
          className={classes.input}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={`${id}-description${error ? ` ${id}-error` : ''}`}
          aria-invalid={Boolean(error)}
          onClick={(event) => {
            // Otherwise choosing the same file again would be no change.
            event.currentTarget.value = '';
          }}
          onChange={(event) => take(event.currentTarget.files)}
        />
        {value ? (
          <div className={classes.chosen}>
            {preview ? (
              <img className={classes.preview} src={preview.url} alt="" onError={preview.drop} />
            ) : null}
            <span className={classes.name}>{value.name}</span>
            <CloseButton
              size="xl"
              aria-label={`Remove ${value.name}`}
              onClick={remove}
              disabled={disabled}
            />
          </div>
        ) : (
          <div className={classes.empty}>
            <UploadIcon size={28} />
            <span>Drop or paste a picture here, or</span>
            <Button variant="default" tabIndex={-1} onClick={() => input.current?.click()}>
              Choose a file
            </Button>
          </div>
        )}
      </div>
    </Input.Wrapper>
  );
}

/** Takes what is pasted while the element is in use, wherever the focus is; text goes where it is typed. */
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

/** A blob address of the picture, for as long as it is shown; what no browser can show is dropped. */
function usePreview(file: File | null): { url: string; drop: () => void } | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) {
      setUrl(null);
      return;
    }
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return url ? { url, drop: () => setUrl(null) } : null;
}
