import type { CheckedText } from '@redflag/shared/checks';
import { showText } from '@redflag/shared/text/show-target';
import type { MouseEvent } from 'react';
import { Breakable, ShownTarget } from '#ui/text/breakable.tsx';
import classes from './answers.module.css';
import { entryId } from './found-targets.ts';

interface MarkedMessageProps {
  text: string;
  /** What was found in it, in its order; none until that is known. */
  items: CheckedText['items'];
}

/** A message with what can be checked marked in it; each mark leads to its entry below. No address is a link. */
export function MarkedMessage({ text, items }: MarkedMessageProps) {
  const pieces = items.map((item, index) => {
    const before = text.slice(items[index - 1]?.end ?? 0, item.start);
    const id = entryId(item.target);
    return (
      <span key={item.start}>
        <Breakable>{showText(before)}</Breakable>
        <mark>
          <a href={`#${encodeURIComponent(id)}`} onClick={(event) => goTo(event, id)}>
            <ShownTarget>{item.text}</ShownTarget>
          </a>
        </mark>
      </span>
    );
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only the focused element
    <div className={classes.message} role="group" aria-label="The message" tabIndex={0} dir="auto">
      {pieces}
      <Breakable>{showText(text.slice(items.at(-1)?.end ?? 0))}</Breakable>
    </div>
  );
}

/** Without an entry in the history: Back leads to the form. */
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
