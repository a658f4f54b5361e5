import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchInactivity } from './inactivity.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function watch(timeout: number) {
  const seen = { secondsLeft: null as number | null, kept: 0, ended: 0 };
  const watching = watchInactivity(timeout, {
    onLook: (secondsLeft) => {
      seen.secondsLeft = secondsLeft;
    },
    onKeep: () => {
      seen.kept += 1;
    },
    onEnd: () => {
      seen.ended += 1;
    },
  });
  return { seen, ...watching };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the end', () => {
  test('nobody is warned until a minute before it', () => {
    const { seen } = watch(30 * MINUTE);
    vi.advanceTimersByTime(29 * MINUTE - SECOND);
    expect(seen.secondsLeft).toBeNull();
    vi.advanceTimersByTime(SECOND);
    expect(seen.secondsLeft).toBe(60);
  });

  test('the seconds are counted down to it', () => {
    const { seen } = watch(30 * MINUTE);
    vi.advanceTimersByTime(30 * MINUTE - 5 * SECOND);
    expect(seen.secondsLeft).toBe(5);
  });

  test('it comes once, after the whole timeout without activity', () => {
    const { seen, act } = watch(30 * MINUTE);
    vi.advanceTimersByTime(30 * MINUTE - SECOND);
    expect(seen.ended).toBe(0);
    vi.advanceTimersByTime(5 * MINUTE);
    act();
    expect(seen.ended).toBe(1);
  });

  test('activity puts it off', () => {
    const { seen, act } = watch(30 * MINUTE);
    vi.advanceTimersByTime(20 * MINUTE);
    expect(act()).toBe(true);
    vi.advanceTimersByTime(29 * MINUTE - SECOND);
    expect(seen).toMatchObject({ secondsLeft: null, ended: 0 });
  });

  test('activity after a sleep that was too long does not put it off', () => {
    const { seen, act } = watch(30 * MINUTE);
    vi.setSystemTime(Date.now() + 45 * MINUTE);
    expect(act()).toBe(false);
    expect(seen.ended).toBe(1);
  });

  test('with a timeout of one minute, the warning comes half-way', () => {
    const { seen } = watch(MINUTE);
    vi.advanceTimersByTime(29 * SECOND);
    expect(seen.secondsLeft).toBeNull();
    vi.advanceTimersByTime(SECOND);
    expect(seen.secondsLeft).toBe(30);
  });

  test('a shorter timeout holds for the inactivity so far', () => {
    const { seen, changeTimeout } = watch(30 * MINUTE);
    vi.advanceTimersByTime(20 * MINUTE);
    changeTimeout(10 * MINUTE);
    vi.advanceTimersByTime(SECOND);
    expect(seen.ended).toBe(1);
  });

  test('a longer timeout takes a warning away', () => {
    const { seen, changeTimeout } = watch(30 * MINUTE);
    vi.advanceTimersByTime(29 * MINUTE + 30 * SECOND);
    changeTimeout(60 * MINUTE);
    vi.advanceTimersByTime(SECOND);
    expect(seen).toMatchObject({ secondsLeft: null, ended: 0 });
  });

  test('what stopped watching ends nothing', () => {
    const { seen, stop } = watch(30 * MINUTE);
    stop();
    vi.advanceTimersByTime(60 * MINUTE);
    expect(seen.ended).toBe(0);
  });
});

describe('the warning', () => {
  test('a hand on the way to the button does not take it away', () => {
    const { seen, act } = watch(30 * MINUTE);
    vi.advanceTimersByTime(29 * MINUTE + 10 * SECOND);
    expect(act()).toBe(false);
    vi.advanceTimersByTime(SECOND);
    expect(seen.secondsLeft).toBe(49);
  });

  test('staying signed in takes it away and tells the server', () => {
    const { seen, stay } = watch(30 * MINUTE);
    vi.advanceTimersByTime(29 * MINUTE + 10 * SECOND);
    const before = seen.kept;
    stay();
    expect(seen).toMatchObject({ secondsLeft: null, kept: before + 1 });
    vi.advanceTimersByTime(29 * MINUTE - SECOND);
    expect(seen.secondsLeft).toBeNull();
  });

  test('activity in another tab takes it away', () => {
    const { seen, actedElsewhere } = watch(30 * MINUTE);
    vi.advanceTimersByTime(29 * MINUTE + 10 * SECOND);
    actedElsewhere(Date.now());
    expect(seen.secondsLeft).toBeNull();
  });

  test('the end in another tab is the end here', () => {
    const { seen, endedElsewhere } = watch(30 * MINUTE);
    endedElsewhere();
    vi.advanceTimersByTime(60 * MINUTE);
    expect(seen.ended).toBe(1);
  });
});

describe('the server', () => {
  test('hears of someone who writes for half an hour, every few minutes', () => {
    const { seen, act } = watch(30 * MINUTE);
    for (let minute = 0; minute < 30; minute += 1) {
      vi.advanceTimersByTime(MINUTE);
      act();
    }
    expect(seen.kept).toBeGreaterThanOrEqual(9);
    expect(seen.kept).toBeLessThanOrEqual(10);
  });

  test('hears of the last activity late enough to note it, and then no more', () => {
    const { seen, act } = watch(30 * MINUTE);
    vi.advanceTimersByTime(3 * MINUTE - SECOND);
    act();
    vi.advanceTimersByTime(4 * MINUTE);
    expect(seen.kept).toBe(2);
    vi.advanceTimersByTime(20 * MINUTE);
    expect(seen.kept).toBe(2);
  });

  test('hears often enough of activity where the timeout is one minute', () => {
    const { seen, act } = watch(MINUTE);
    for (let second = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(SECOND);
      act();
    }
    expect(seen.kept).toBe(4);
  });
});

test('a storm of mouse moves counts once a second', () => {
  const { act } = watch(30 * MINUTE);
  vi.advanceTimersByTime(5 * SECOND);
  expect([act(), act(), act()]).toEqual([true, false, false]);
});
