import { useCallback, useRef, useState } from 'react';
import type { Upload } from './upload.ts';
import { upload } from './upload.ts';

/**
 * Sends a form with a picture, one at a time (see `upload`).
 * @returns `progress` is the part that is uploaded, from 0 to 1
 */
export function useUpload() {
  const [progress, setProgress] = useState(0);
  const sending = useRef<AbortController | null>(null);

  const send = useCallback((form: Omit<Upload, 'onProgress' | 'signal'>) => {
    setProgress(0);
    sending.current = new AbortController();
    return upload({ ...form, onProgress: setProgress, signal: sending.current.signal });
  }, []);
  const cancel = useCallback(() => sending.current?.abort(), []);
  return { send, cancel, progress };
}
