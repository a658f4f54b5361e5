import type { ReactNode } from 'react';
import { useState } from 'react';
import { useAppConfig } from '#api/app-config.ts';
import { fetchInTime } from '#api/in-time.ts';
import { RobotCheck } from '#ui/robot-check/robot-check.tsx';

export interface FormRobotCheck {
  /** The value of `robotCheck` to send; null until the check has passed. */
  solution: string | null;
  /** The widget to render in the form; null if the service runs without the check. */
  field: ReactNode;
  /** Starts a new check: a solution is valid for one request, whatever its outcome. */
  renew: () => void;
}

/** Sent if the service runs without the robot check. */
const NOT_ASKED_FOR = 'none';

/** The robot check of a form, which is sent only after the check has passed. */
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
  const field = (
    <RobotCheck
      key={attempt}
      challengeUrl="/v1/robot-check"
      fetchChallenge={fetchInTime}
      onSolved={setSolution}
    />
  );
  return { solution, field, renew };
}
