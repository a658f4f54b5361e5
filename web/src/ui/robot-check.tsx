import { Input } from '@mantine/core';
import { lazy, Suspense } from 'react';
import classes from './robot-check.module.css';

const Widget = lazy(() => import('./robot-check-widget.tsx'));

export interface RobotCheckProps {
  /** Where fresh challenges come from. */
  challengeUrl: string;
  /** The solution (base64), or null once it has run out: it travels as `robotCheck`. */
  onSolved: (solution: string | null) => void;
  error?: string | undefined;
}

/**
 * The robot check, 'I'm not a robot': solves a proof of work by itself, in the background. A
 * solution is good for one request; give the component a new `key` to have another.
 */
export function RobotCheck({ error, ...widget }: RobotCheckProps) {
  return (
    <Input.Wrapper error={error}>
      <div className={classes.frame}>
        <Suspense>
          <Widget {...widget} />
        </Suspense>
      </div>
    </Input.Wrapper>
  );
}
