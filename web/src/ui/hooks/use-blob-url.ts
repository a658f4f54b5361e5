import { useEffect, useState } from 'react';

/** Returns the address of a file in this browser, valid while it is shown; null before. */
export function useBlobUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
