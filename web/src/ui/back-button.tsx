import { useLocation, useNavigate } from 'react-router';
import { Button } from './button.tsx';
import { ArrowLeftIcon } from './icons.tsx';

interface BackButtonProps {
  /** Path that 'Back' opens if the person came directly to this screen. */
  fallback: string;
}

/** Returns to the previous screen, as it was left. */
export function BackButton({ fallback }: BackButtonProps) {
  const navigate = useNavigate();
  const cameStraightHere = useLocation().key === 'default';
  return (
    <Button
      variant="default"
      data-back
      leftSection={<ArrowLeftIcon />}
      onClick={() => (cameStraightHere ? navigate(fallback) : navigate(-1))}
    >
      Back
    </Button>
  );
}
