import type { Target } from '@redflag/shared/checks';
import { AlertIcon, ClockIcon, QuestionIcon, UsersIcon } from '#ui/icons.tsx';

type Level = Target['verdict']['level'];

const icons: Record<Level, typeof AlertIcon> = {
  confirmed: AlertIcon,
  reported: ClockIcon,
  'not-confirmed': QuestionIcon,
  unknown: QuestionIcon,
};

interface VerdictIconProps {
  target: Pick<Target, 'sharedHost' | 'verdict'>;
  size?: number;
}

/** Stands beside a verdict's heading, so that its colour does not speak alone. */
export function VerdictIcon({ target: { sharedHost, verdict }, size = 24 }: VerdictIconProps) {
  const Icon = sharedHost ? UsersIcon : icons[verdict.level];
  return <Icon size={size} />;
}
