import { useMutation } from '@tanstack/react-query';
import { api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toastError } from '#ui/toast.tsx';

/** Downloads all data about the person, as a ZIP archive. */
export function DownloadData() {
  const download = useMutation({
    mutationFn: async () => {
      const { response } = await api.GET('/v1/me/export', { parseAs: 'stream' });
      save(await response.blob());
    },
    onError: (error) => toastError(problemOf(error).detail),
  });
  return (
    <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
      Download my data
    </Button>
  );
}

/** Saves a file as a download. A script does it, so that the screen can show a failure. */
function save(content: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = 'my-data.zip';
  link.click();
  URL.revokeObjectURL(link.href);
}
