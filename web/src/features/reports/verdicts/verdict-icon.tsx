import type { Target } from '@redflag/shared/checks';
import { AlertIcon, CheckIcon } from '#ui/icons.tsx';
import { ClockIcon, QuestionIcon, UsersIcon } from '#ui/more-icons.tsx';

type Level = Target['verdict']['level'];

const icons: Record<Level, typeof AlertIcon> = {
  confirmed: AlertIcon,
  reported: ClockIcon,
  'not-confirmed': QuestionIcon,
  cleared: CheckIcon,
  unknown: QuestionIcon,
};

interface VerdictIconProps {
  target: Pick<Target, 'sharedHost' | 'lookAlike' | 'verdict'>;
  size?: number;
}

/** Stands beside a verdict's heading, so that its colour does not speak alone. */
export function VerdictIcon({ target, size = 24 }: VerdictIconProps) {
  const Icon = iconOf(target);
  return <Icon size={size} />;
}

function iconOf({ sharedHost, lookAlike, verdict }: VerdictIconProps['target']) {
  if (sharedHost) return UsersIcon;
  return lookAlike ? AlertIcon : icons[verdict.level];
}
