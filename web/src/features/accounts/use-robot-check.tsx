import type { ReactNode } from 'react';
import { useState } from 'react';
import { useAppConfig } from '#api/app-config.ts';
import { RobotCheck } from '#ui/robot-check.tsx';

export interface FormRobotCheck {
  /** What travels as `robotCheck`; null while the check has not passed. */
  solution: string | null;
  /** The check itself, to be placed in the form; nothing where the service runs without it. */
  field: ReactNode;
  /** Starts another check: a solution is good for one request, whatever comes of it. */
  renew: () => void;
}

/** Travels where the service runs without the robot check. */
const NOT_ASKED_FOR = 'none';

/** The robot check of a form that is sent only once it has passed. */
export function useRobotCheck(): FormRobotCheck {
  const { data: config } = useAppConfig();
  const [solution, setSolution] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const renew = () => {
    setSolution(null);
    setAttempt(attempt + 1);
  };
  if (config?.robotCheck === false) {
    return { solution: NOT_ASKED_FOR, field: null, renew };
  }
  const field = <RobotCheck key={attempt} challengeUrl="/v1/robot-check" onSolved={setSolution} />;
  return { solution, field, renew };
}
