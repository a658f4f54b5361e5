import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#platform/announcements/announcements.ts';
import type { Crowd } from './crowds.ts';
import { openCrowd, openTelling } from './crowds.ts';

const CROWD = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const about = (id: string): LiveEvent => ({ name: 'report', audience: { role: 'user' }, id });

/** Makes a crowd; `received` has what each of its streams was sent. */
function makeCrowd(size: number) {
  const crowd: Crowd = openCrowd();
  const received = Array.from({ length: size }, () => {
    const texts: string[] = [];
    const answer = { writableLength: 0, write: (text: string) => texts.push(text) };
    crowd.streams.add({ crowd, answer: answer as unknown as ServerResponse, told: 0 });
    return texts;
  });
  const countTold = () => received.filter(({ length }) => length > 0).length;
  return { crowd, received, countTold };
}

describe('a crowd', () => {
  test('that is small is told at once', () => {
    const { crowd, countTold } = makeCrowd(1_000);
    openTelling(() => 1_000).tell(crowd, about('1'), []);
    expect(countTold()).toBe(1_000);
  });

  test('is told within eight seconds by a busy server, once each', () => {
    const { crowd, received, countTold } = makeCrowd(CROWD);
    openTelling(() => 1_000).tell(crowd, about('1'), []);
    vi.advanceTimersByTime(4_000);
    expect(countTold()).toBeLessThan(CROWD * 0.55);
    vi.advanceTimersByTime(4_100);
    expect(received).toEqual(received.map(() => ['event: report\ndata: {"id":"1"}\n\n']));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is told sooner by a server with little to do, and more slowly while it has much', () => {
    const { crowd, countTold } = makeCrowd(CROWD);
    let requests = 0;
    openTelling(() => requests).tell(crowd, about('1'), []);
    vi.advanceTimersByTime(2_000);
    const atFirst = countTold();
    requests = 100;
    vi.advanceTimersByTime(2_000);
    const whileBusy = countTold() - atFirst;
    requests = 0;
    vi.advanceTimersByTime(2_000);
    expect(countTold() - atFirst - whileBusy).toBeGreaterThan(whileBusy * 1.3);
    expect(atFirst).toBeGreaterThan(whileBusy * 1.3);
  });

  test('shares its time with another', () => {
    const one = makeCrowd(CROWD);
    const two = makeCrowd(CROWD / 5);
    const telling = openTelling(() => 0);
    telling.tell(one.crowd, about('1'), []);
    telling.tell(two.crowd, about('2'), []);
    vi.advanceTimersByTime(1_000);
    expect(one.countTold() + two.countTold()).toBeLessThan(2_200);
    vi.advanceTimersByTime(7_100);
    expect([one.countTold(), two.countTold()]).toEqual([CROWD, CROWD / 5]);
  });
});

describe('those who still wait', () => {
  test('learn of two events by one, and those who were told of the second', () => {
    const { crowd, received, countTold } = makeCrowd(CROWD);
    const telling = openTelling(() => 1_000);
    telling.tell(crowd, about('1'), []);
    vi.advanceTimersByTime(4_000);
    const told = countTold();
    telling.tell(crowd, about('2'), []);
    vi.advanceTimersByTime(8_100);
    const [first, second] = [
      'event: report\ndata: {"id":"1"}\n\n',
      'event: report\ndata: {"id":"2"}\n\n',
    ];
    expect(received.slice(0, told)).toEqual(Array(told).fill([first, second]));
    const both = 'event: report\ndata: {}\n\n';
    expect(received.slice(told)).toEqual(Array(CROWD - told).fill([both]));
  });

  test('are not waited for once they have left', () => {
    const { crowd, countTold } = makeCrowd(CROWD);
    openTelling(() => 1_000).tell(crowd, about('1'), []);
    vi.advanceTimersByTime(1_000);
    const told = countTold();
    crowd.streams.clear();
    vi.advanceTimersByTime(5);
    expect(countTold()).toBe(told);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are told nothing by a server that has stopped', () => {
    const { crowd, countTold } = makeCrowd(CROWD);
    const telling = openTelling(() => 0);
    telling.tell(crowd, about('1'), []);
    telling.stop();
    telling.tell(crowd, about('2'), []);
    vi.advanceTimersByTime(8_100);
    expect(countTold()).toBe(0);
  });
});
