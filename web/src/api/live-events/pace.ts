/**
 * Limits the rate of an expensive call: the first request runs it, and those in the next `every`
 * milliseconds run it once more at their end, so that a call follows every request.
 */
export function pace(call: () => void, every: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;

  function run() {
    again = false;
    call();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) run();
    }, every);
  }

  return {
    ask() {
      if (timer === undefined) {
        run();
      } else {
        again = true;
      }
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
