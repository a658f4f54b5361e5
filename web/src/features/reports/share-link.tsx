import { Button } from '#ui/buttons/button.tsx';
import { icon } from '#ui/icons.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';

const ShareIcon = icon('M12 15V3.5M7.5 7.5 12 3l4.5 4.5M7 11H5v9.5h14V11h-2');

interface ShareLinkProps {
  /** Address of a screen that everyone may open, relative to the present one. */
  to: string;
}

/** Opens the device's share menu with a screen's address, or copies it if there is no such menu. */
export function ShareLink({ to }: ShareLinkProps) {
  async function share() {
    const url = new URL(to, window.location.href).href;
    try {
      if ('share' in navigator) {
        await navigator.share({ title: document.title, url });
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
    <Button variant="subtle" narrow leftSection={<ShareIcon />} onClick={share}>
      Share
    </Button>
  );
}
