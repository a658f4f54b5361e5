import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { HiddenMode } from '#features/reports/search-address.ts';
import { editAddress, hiddenAnswers, readSearch } from '#features/reports/search-address.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { PrintHead } from '#ui/print-head.tsx';
import classes from './answers.module.css';

interface AnswerHeadingProps {
  id?: string;
  back: { to: string; label: string };
  children: ReactNode;
  /** Below it. */
  note?: ReactNode;
}

/** The heading of an answer, and the way back. Takes the focus, which the form that it replaces had. */
export function AnswerHeading({ id, back, children, note }: AnswerHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <PrintHead />
      <div className="stack mb-lg">
        <div className="on-screen">
          <Button
            component={Link}
            variant="default"
            leftSection={<ArrowLeftIcon />}
            to={back.to}
            aria-label={back.label}
          >
            Back
          </Button>
        </div>
        <div>
          {/* A long address must not push the verdict off the screen. */}
          <h1 id={id} ref={heading} className={classes.target} tabIndex={-1}>
            {children}
          </h1>
          {note}
        </div>
      </div>
    </>
  );
}

/** The heading of an answer whose address does not say what was checked. */
export function HiddenHeading({ mode }: { mode: HiddenMode }) {
  const { search, id } = readSearch(useSearchParams()[0]);
  const back = { to: editAddress(search, mode, id), label: 'Back to search' };
  return <AnswerHeading back={back}>{hiddenAnswers[mode]}</AnswerHeading>;
}
