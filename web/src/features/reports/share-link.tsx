import { useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { icon } from '#ui/icons.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';

const ShareIcon = icon('M12 15V3.5M7.5 7.5 12 3l4.5 4.5M7 11H5v9.5h14V11h-2');

interface ShareLinkProps {
  /** Address of a screen that everyone may open, relative to the present one. */
  to: string;
  /** Address of a picture to send with it, where the device can. */
  picture?: string | undefined;
}

/**
 * Opens the device's share menu with a screen's address and perhaps a picture, or copies the address if
 * there is no such menu.
 */
export function ShareLink({ to, picture }: ShareLinkProps) {
  const ready = useRef<Promise<File | null>>(null);

  /** Before the press ends: a browser shares only right after it. */
  function prepare() {
    if (picture && 'canShare' in navigator) ready.current ??= fetchPicture(picture);
  }

  async function share() {
    const url = new URL(to, window.location.href).href;
    // A verdict may have ended since.
    const file = picture ? await ready.current : null;
    // What went wrong may work the next time.
    if (!file) ready.current = null;
    const files = file && navigator.canShare({ files: [file] }) ? { files: [file] } : {};
    try {
      if ('share' in navigator) {
        await navigator.share({ title: document.title, url, ...files });
      } else {
        await window.navigator.clipboard.writeText(url);
        toastSuccess('Link copied');
      }
    } catch (error) {
      // Closing the share menu is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        toastError(`The link could not be shared. Copy it instead: ${url}`);
      }
    }
  }
  return (
    <Button
      variant="subtle"
      narrow
      leftSection={<ShareIcon />}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={share}
    >
      Share
    </Button>
  );
}

/** Fetches a picture as a file to share; null if there is none. */
async function fetchPicture(address: string): Promise<File | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    return new File([await answer.blob()], 'scam.png', { type: 'image/png' });
  } catch {
    return null;
  }
}
