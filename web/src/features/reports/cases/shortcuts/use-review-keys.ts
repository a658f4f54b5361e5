import type { ReportStatus } from '@redflag/shared/reports';
import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ReviewKey } from './review-keys.ts';
import { areKeysOn, reviewKeyOf, turnKeys } from './review-keys.ts';

/** Does what a key stands for, if keys are on, except while somebody types or a dialog is open. */
export function useReviewKeys(press: (key: ReviewKey) => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const key = reviewKeyOf(event);
    if (!key || !areKeysOn() || isTyping(event.target) || document.querySelector(DIALOG)) return;
    event.preventDefault();
    press(key);
  });
  // With what it is about: a key that is pressed at the sight of that must not be lost.
  useLayoutEffect(() => {
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const DIALOG = '[role="dialog"], dialog[open]';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select')
  );
}

const statusOfKey: Partial<Record<ReviewKey, ReportStatus>> = {
  '1': 'Resolved',
  '2': 'Under Review',
  '3': 'Rejected',
  '4': 'Closed',
};

interface CaseActions {
  choose: (status: ReportStatus) => void;
  openNext: () => unknown;
  clear: () => void;
  also: () => void;
  help: () => void;
}

/**
 * Does by keys what can be done on a case, whose reports are the list.
 * @returns whether the keys are on, and what turns them on or off in this browser
 */
export function useCaseKeys(list: RefObject<HTMLElement | null>, actions: CaseActions) {
  const [on, setOn] = useState(areKeysOn);

  /** Finds the card that has the focus, or the one that many before or after it. */
  function boxAt(by: number) {
    const cards = [...(list.current?.children ?? [])].filter((card) => card.querySelector(BOX));
    const now = cards.findIndex((card) => card.contains(document.activeElement));
    const card = cards[Math.min(Math.max(now + by, 0), cards.length - 1)];
    return card?.querySelector<HTMLInputElement>(BOX);
  }
  function focusBox(by: number) {
    const box = boxAt(by);
    box?.focus({ preventScroll: true });
    box?.closest('li')?.scrollIntoView({ block: 'start' });
  }

  useReviewKeys((key) => {
    if (key === 'a') answerAt(1)?.focus();
    const decides = answerAt(0)?.querySelector<HTMLElement>(`[data-key="${key}"]`);
    if (decides) decides.click();
    const status = statusOfKey[key];
    if (status) actions.choose(status);
    if (key === 'j') focusBox(1);
    if (key === 'k') focusBox(-1);
    if (key === 'x' && list.current?.contains(document.activeElement)) boxAt(0)?.click();
    if (key === 'n') void actions.openNext();
    if (key === '5') actions.clear();
    if (key === '6') actions.also();
    if (key === '?') actions.help();
  });

  function turn(to: boolean) {
    turnKeys(to);
    setOn(to);
  }
  return [on, turn] as const;
}

/** Finds the open answer that has the focus, or the one that many after it, in a circle; at first the first. */
function answerAt(by: number): HTMLElement | undefined {
  const answers = [...document.querySelectorAll<HTMLElement>('[data-reply]')];
  const now = answers.findIndex((answer) => answer.contains(document.activeElement));
  return now < 0 ? answers[0] : answers[(now + by) % answers.length];
}

const BOX = 'input[type="checkbox"]';
