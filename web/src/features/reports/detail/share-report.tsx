import { Button } from '#ui/button.tsx';
import { ShareIcon } from '#ui/icons.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';

interface ShareReportProps {
  /** The report's screen, as everyone may open it. */
  path: string;
}

/** Hands the report's address to the device's own share menu, or where there is none to the clipboard. */
export function ShareReport({ path }: ShareReportProps) {
  async function share() {
    const url = new URL(path, window.location.origin).href;
    try {
      if ('share' in navigator) {
        await navigator.share({ title: document.title, url });
      } else {
        await window.navigator.clipboard.writeText(url);
        toastSuccess('Link copied');
      }
    } catch (error) {
      // Closing the share menu is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        toastError(`The link could not be shared. Copy it instead: ${url}`);
      }
    }
  }
  return (
    <Button variant="default" leftSection={<ShareIcon />} onClick={share}>
      Share
    </Button>
  );
}
