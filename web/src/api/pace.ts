/**
 * Holds back a call that costs much: it comes once the given time has passed since it was first
 * asked for. Asked for again meanwhile, it comes once more after as long, so that every call
 * that was asked for is followed by one that began at least that much later.
 * @param every in milliseconds
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
