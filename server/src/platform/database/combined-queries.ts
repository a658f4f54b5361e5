import { setImmediate as endOfTurn } from 'node:timers/promises';

/*
 * When an event makes thousands of screens ask together, most of the cost is round trips to the
 * database. Everyone still gets what was read after they asked.
 */

/**
 * Lets all callers in one iteration of the event loop share a call.
 * @param call gets what all of them ask for
 * @returns a function for one of them, which resolves with what the shared call returns
 */
export function gathered<Asked, Result>(
  call: (asked: Asked[]) => Promise<Result>,
): (asked: Asked) => Promise<Result> {
  let gathering: { asked: Asked[]; result: Promise<Result> } | undefined;
  async function callForAll(asked: Asked[]) {
    await endOfTurn();
    gathering = undefined;
    return call(asked);
  }
  return (one) => {
    if (!gathering) {
      const asked: Asked[] = [];
      gathering = { asked, result: callForAll(asked) };
    }
    gathering.asked.push(one);
    return gathering.result;
  };
}

/**
 * Lets equal requests share a reading. During one, later calls share the next: this one may predate
 * the change.
 * @param read returns what is the same for everyone who may ask
 */
export function shared<Asked extends unknown[], Result>(
  read: (...asked: Asked) => Promise<Result>,
): (...asked: Asked) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  const waiting = new Map<string, Promise<Result>>();
  async function readNext(what: string, asked: Asked) {
    await (underWay.get(what)?.catch(ignore) ?? endOfTurn());
    waiting.delete(what);
    const reading = read(...asked);
    underWay.set(what, reading);
    return reading.finally(() => underWay.delete(what));
  }
  return (...asked) => {
    const what = JSON.stringify(asked);
    const next = waiting.get(what) ?? readNext(what, asked);
    waiting.set(what, next);
    return next;
  };
}

function ignore(): void {}
