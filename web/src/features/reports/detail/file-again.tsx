import type { Report } from '@redflag/shared/reports';
import { Link } from 'react-router';
import { Button } from '#ui/buttons/button.tsx';

interface FileAgainProps {
  report: Pick<Report, 'id' | 'own' | 'status'>;
  formPath: string;
}

/** Leads to the form with the person's own report, which goes once the new one is filed. Only while it waits. */
export function FileAgain({ report: { id, own, status }, formPath }: FileAgainProps) {
  if (!own || status !== 'Pending') return null;
  return (
    <Button component={Link} to={`${formPath}?again=${id}`} variant="default">
      Take back and file again
    </Button>
  );
}
