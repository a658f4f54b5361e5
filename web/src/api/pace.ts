/**
 * Limits the rate of an expensive call. It runs `every` milliseconds after the first request. If it is
 * requested again before that, it runs once more after the same delay, so that every request is
 * followed by a call at least that much later.
 * @param every the delay in milliseconds
 */
export function pace(call: () => void, every: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;

  function start() {
    again = false;
    timer = setTimeout(() => {
      timer = undefined;
      call();
      if (again) start();
    }, every);
  }

  return {
    ask() {
      if (timer === undefined) {
        start();
      } else {
        again = true;
      }
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
