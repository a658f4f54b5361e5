import { categoryLabel } from '@redflag/shared/categories/category.words';
import { Link } from 'react-router';
import { searchFor } from '#features/reports/search-for.ts';
import { Button } from '#ui/buttons/button.tsx';
import { KeyHint } from '#ui/buttons/key-hint.tsx';
import classes from './cases.module.css';
import { countsOf } from './counts-of.ts';
import type { OpenCaseProps } from './use-open-case.ts';

interface CaseFactsProps extends Pick<OpenCaseProps, 'found' | 'paths'> {
  withKeys: boolean;
  onKeys: () => void;
}

/** What is known of the target of a case. */
export function CaseFacts({ found: { target, waiting }, paths, withKeys, onKeys }: CaseFactsProps) {
  const facts = [categoryLabel(target.category), ...countsOf(target, waiting)];
  return (
    <div className={classes.facts}>
      <div>
        <p className="dimmed">{facts.join(' · ')}</p>
        {target.notes.map(({ kind, text }) => (
          <p key={kind}>{text}</p>
        ))}
      </div>
      <Link className="touch" to={paths.search(searchFor(target))}>
        All reports on it
      </Link>
      <Button variant="subtle" narrow className={classes.keysButton} onClick={onKeys}>
        Keys
        {withKeys ? <KeyHint>?</KeyHint> : null}
      </Button>
    </div>
  );
}
