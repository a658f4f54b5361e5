import classes from '#features/reports/cases/cases.module.css';
import { Button } from '#ui/buttons/button.tsx';

interface ArrivedProps {
  /** What came in, such as '2 more answers'; null if nothing did. */
  said: string | null;
  label: string;
  onShow: () => void;
}

/** Says that more came in since a case was opened, which is shown only when it is asked for. */
export function Arrived({ said, label, onShow }: ArrivedProps) {
  return (
    <div role="status">
      {said ? (
        <p className={classes.arrived}>
          {said} came in.
          <Button variant="default" narrow onClick={onShow}>
            {label}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
