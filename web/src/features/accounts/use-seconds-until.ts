import { useEffect, useState } from 'react';

/** Counts down the whole seconds until a moment (milliseconds since 1970), to 0. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((moment - now) / 1_000));
  const running = seconds > 0;
  useEffect(() => {
    if (running) {
      const timer = setInterval(() => setNow(Date.now()), 1_000);
      return () => clearInterval(timer);
    }
  }, [running]);
  return seconds;
}
