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

describe('the end of a session', () => {
  test('a user is warned one minute before it', () => {
    const { seen } = watch(30 * MINUTE);
    vi.advanceTimersByTime(29 * MINUTE - SECOND);
    expect(seen.secondsLeft).toBeNull();
    vi.advanceTimersByTime(SECOND);
    expect(seen.secondsLeft).toBe(60);
  });

  test('the warning counts down the seconds', () => {
    const { seen } = watch(30 * MINUTE);
    vi.advanceTimersByTime(30 * MINUTE - 5 * SECOND);
    expect(seen.secondsLeft).toBe(5);
  });

  test('comes once, after the full timeout without activity', () => {
    const { seen, act } = watch(30 * MINUTE);
    vi.advanceTimersByTime(30 * MINUTE - SECOND);
    expect(seen.ended).toBe(0);
    vi.advanceTimersByTime(5 * MINUTE);
    act();
    expect(seen.ended).toBe(1);
  });

  test('is delayed by activity', () => {
    const { seen, act } = watch(30 * MINUTE);
    vi.advanceTimersByTime(20 * MINUTE);
    expect(act()).toBe(true);
    vi.advanceTimersByTime(29 * MINUTE - SECOND);
    expect(seen).toMatchObject({ secondsLeft: null, ended: 0 });
  });

  test('is not delayed by activity after the computer has slept for too long', () => {
    const { seen, act } = watch(30 * MINUTE);
    vi.setSystemTime(Date.now() + 45 * MINUTE);
    expect(act()).toBe(false);
    expect(seen.ended).toBe(1);
  });

  test('with a timeout of one minute, the warning comes after 30 seconds', () => {
    const { seen } = watch(MINUTE);
    vi.advanceTimersByTime(29 * SECOND);
    expect(seen.secondsLeft).toBeNull();
    vi.advanceTimersByTime(SECOND);
    expect(seen.secondsLeft).toBe(30);
  });

  test('a shorter timeout counts the time already spent inactive', () => {
    const { seen, changeTimeout } = watch(30 * MINUTE);
    vi.advanceTimersByTime(20 * MINUTE);
    changeTimeout(10 * MINUTE);
    vi.advanceTimersByTime(SECOND);
    expect(seen.ended).toBe(1);
  });

  test('a longer timeout removes the warning', () => {
    const { seen, changeTimeout } = watch(30 * MINUTE);
    vi.advanceTimersByTime(29 * MINUTE + 30 * SECOND);
    changeTimeout(60 * MINUTE);
    vi.advanceTimersByTime(SECOND);
    expect(seen).toMatchObject({ secondsLeft: null, ended: 0 });
  });

  test('does not come after stopping', () => {
    const { seen, stop } = watch(30 * MINUTE);
    stop();
    vi.advanceTimersByTime(60 * MINUTE);
    expect(seen.ended).toBe(0);
  });
});

describe('the warning', () => {
  test('stays when the mouse moves to the button', () => {
    const { seen, act } = watch(30 * MINUTE);
    vi.advanceTimersByTime(29 * MINUTE + 10 * SECOND);
    expect(act()).toBe(false);
    vi.advanceTimersByTime(SECOND);
    expect(seen.secondsLeft).toBe(49);
  });

  test('disappears when the user stays signed in, and the server is notified', () => {
    const { seen, stay } = watch(30 * MINUTE);
    vi.advanceTimersByTime(29 * MINUTE + 10 * SECOND);
    const before = seen.kept;
    stay();
    expect(seen).toMatchObject({ secondsLeft: null, kept: before + 1 });
    vi.advanceTimersByTime(29 * MINUTE - SECOND);
    expect(seen.secondsLeft).toBeNull();
  });

  test('disappears after activity in another tab', () => {
    const { seen, actedElsewhere } = watch(30 * MINUTE);
    vi.advanceTimersByTime(29 * MINUTE + 10 * SECOND);
    actedElsewhere(Date.now());
    expect(seen.secondsLeft).toBeNull();
  });

  test('a session that ends in another tab ends here too', () => {
    const { seen, endedElsewhere } = watch(30 * MINUTE);
    endedElsewhere();
    vi.advanceTimersByTime(60 * MINUTE);
    expect(seen.ended).toBe(1);
  });
});

describe('the server', () => {
  test('is notified every few minutes while someone types for half an hour', () => {
    const { seen, act } = watch(30 * MINUTE);
    for (let minute = 0; minute < 30; minute += 1) {
      vi.advanceTimersByTime(MINUTE);
      act();
    }
    expect(seen.kept).toBeGreaterThanOrEqual(9);
    expect(seen.kept).toBeLessThanOrEqual(10);
  });

  test('is notified of the last activity late enough to record it, and then no more', () => {
    const { seen, act } = watch(30 * MINUTE);
    vi.advanceTimersByTime(3 * MINUTE - SECOND);
    act();
    vi.advanceTimersByTime(4 * MINUTE);
    expect(seen.kept).toBe(2);
    vi.advanceTimersByTime(20 * MINUTE);
    expect(seen.kept).toBe(2);
  });

  test('is notified often enough with a timeout of one minute', () => {
    const { seen, act } = watch(MINUTE);
    for (let second = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(SECOND);
      act();
    }
    expect(seen.kept).toBe(4);
  });
});

test('many mouse moves count as one activity per second', () => {
  const { act } = watch(30 * MINUTE);
  vi.advanceTimersByTime(5 * SECOND);
  expect([act(), act(), act()]).toEqual([true, false, false]);
});
