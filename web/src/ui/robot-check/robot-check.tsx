import { Suspense } from 'react';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import classes from './robot-check.module.css';
import type { RobotCheckWidgetProps } from './robot-check-widget.tsx';

const Widget = lazyPart(() => import('./robot-check-widget.tsx'));

/**
 * The robot check, 'I'm not a robot': solves a proof of work automatically, in the background. A
 * solution is valid for one request; change the component's `key` to get a new one.
 */
export function RobotCheck(widget: RobotCheckWidgetProps) {
  const hydrated = useHydrated();
  return (
    <div className={classes.frame}>
      {hydrated ? (
        <Suspense>
          <Widget {...widget} />
        </Suspense>
      ) : null}
    </div>
  );
}
