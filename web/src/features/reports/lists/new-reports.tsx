import { setNewReports, useNewReports } from '#api/live-events/new-reports.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Offers reports that came while the list was read, which would move what people read. */
export function NewReports({ refetch }: { refetch: () => unknown }) {
  const areThere = useNewReports();
  return (
    <span role="status">
      {areThere ? (
        <Button
          variant="subtle"
          onClick={() => {
            setNewReports(false);
            refetch();
          }}
        >
          New reports
        </Button>
      ) : null}
    </span>
  );
}
