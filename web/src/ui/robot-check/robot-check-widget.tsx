import 'altcha/altcha.css';
import 'altcha/external';
import SolverWorker from 'altcha/workers/pbkdf2?worker';
import { useEffect, useRef } from 'react';

// The checkbox keeps its name in every state.
globalThis.$altcha.i18n.set('en', {
  ...globalThis.$altcha.i18n.get('en'),
  verifying: "I'm not a robot: verifying…",
  verified: "I'm not a robot: verified",
  error: 'The check failed. Tick the box to try again.',
});
globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', createSolver);

/** Where a browser has no workers, the page itself solves the challenge. */
async function createSolver(): Promise<Worker> {
  try {
    return new SolverWorker();
  } catch {
    const { PageSolver } = await import('./robot-check-solver.ts');
    return new PageSolver() as Partial<Worker> as Worker;
  }
}

export interface RobotCheckWidgetProps {
  /** Address that returns a new challenge. */
  challengeUrl: string;
  /** Fetches it. */
  fetchChallenge: (request: Request) => Promise<Response>;
  /** Receives the solution (base64) to send as `robotCheck`, or null once it has expired. */
  onSolved: (solution: string | null) => void;
}

/**
 * The ALTCHA widget for React; `RobotCheck` loads it when a form needs it. It ticks itself, often just before the
 * person does, so a click never unticks it.
 */
export default function RobotCheckWidget(props: RobotCheckWidgetProps) {
  const { challengeUrl, fetchChallenge, onSolved } = props;
  const frame = useRef<HTMLDivElement>(null);
  const report = useRef(onSolved);
  report.current = onSolved;

  useEffect(() => {
    const widget = document.createElement('altcha-widget');
    let passed = false;
    widget.addEventListener('statechange', (event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
      passed = state === 'verified';
      report.current(passed && payload ? payload : null);
    });
    globalThis.$altcha.defaults.set({
      fetch: (address, init) => fetchChallenge(new Request(address, init)),
    });
    widget.addEventListener('click', (event) => passed && event.preventDefault(), true);
    widget.setAttribute('challenge', challengeUrl);
    widget.setAttribute('auto', 'onload');
    widget.setAttribute('language', 'en');
    widget.setAttribute(
      'configuration',
      JSON.stringify({ hideLogo: true, hideFooter: true, humanInteractionSignature: false }),
    );
    frame.current?.append(widget);
    return () => widget.remove();
  }, [challengeUrl, fetchChallenge]);

  return <div ref={frame} />;
}
