import { useLocation, useNavigate } from 'react-router';
import { Button } from './button.tsx';
import { ArrowLeftIcon } from './icons.tsx';

interface BackButtonProps {
  /** Where 'Back' leads a person who came straight to this screen. */
  fallback: string;
}

/** Back to the screen before this one, as it was left. */
export function BackButton({ fallback }: BackButtonProps) {
  const navigate = useNavigate();
  const cameStraightHere = useLocation().key === 'default';
  return (
    <Button
      variant="default"
      leftSection={<ArrowLeftIcon />}
      onClick={() => (cameStraightHere ? navigate(fallback) : navigate(-1))}
    >
      Back
    </Button>
  );
}
