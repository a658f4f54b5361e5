import { useNavigate } from 'react-router';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { Button } from './button.tsx';

interface BackButtonProps {
  /** Path that 'Back' opens if the person came directly to this screen. */
  fallback: string;
}

/** Returns to the previous screen, as it was left. */
export function BackButton({ fallback }: BackButtonProps) {
  const navigate = useNavigate();
  function goBack() {
    // The router's number of the history entry. A screen that replaced the first one is still the first.
    const { idx = 0 } = window.history.state ?? {};
    if (idx > 0) void navigate(-1);
    else void navigate(fallback);
  }
  return (
    <Button variant="default" data-back leftSection={<ArrowLeftIcon />} onClick={goBack}>
      Back
    </Button>
  );
}
