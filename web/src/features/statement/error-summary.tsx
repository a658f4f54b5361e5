import { useEffect, useRef } from 'react';
import { Notice } from '#ui/states/notice.tsx';

/** What is wrong with one field. */
export interface FieldProblem {
  /** Id of the field. */
  field: string;
  /** Such as 'Name: Fields are required'. */
  line: string;
}

/** What is wrong with a form, above its fields, which it links to. Takes the focus after each attempt. */
export function ErrorSummary({ problems }: { problems: FieldProblem[] }) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt has its own problems
  useEffect(() => summary.current?.focus(), [problems]);
  return (
    <div ref={summary} tabIndex={-1} role="alert">
      <Notice tone="danger" title="There is a problem">
        <ul className="stack gap-2xs">
          {problems.map(({ field, line }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  // A step in the history would keep 'Back' on this screen.
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {line}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
