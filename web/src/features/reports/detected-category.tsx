import type { CategoryValue } from '@redflag/shared/categories';
import { categorySeeds } from '@redflag/shared/categories';
import { categoryNouns, withArticle } from '@redflag/shared/category-nouns';
import { Button } from '#ui/button.tsx';
import classes from './detected-category.module.css';
import { useDetectedCategory, useIsMessage } from './target-format.ts';

interface DetectedCategoryProps {
  target: string;
  onChoose: (category: CategoryValue) => void;
  /** Leads to the category field. */
  onChange: () => void;
  /** What happens to a whole message; omit it where none is taken. */
  ofMessage?: string;
}

/** Says what a target looks like, and offers to choose that category or a different one. */
export function DetectedCategory({ target, onChoose, onChange, ofMessage }: DetectedCategoryProps) {
  const isMessage = useIsMessage(target) && ofMessage !== undefined;
  const detected = useDetectedCategory(target);
  const category = isMessage ? null : detected;
  return (
    <div className={classes.detected}>
      <p role="status">
        {detected ? (
          <>
            Looks like{' '}
            <strong>{category ? withArticle(categoryNouns[category]) : 'a message'}</strong>.{' '}
            {category ? null : ofMessage}
          </>
        ) : null}
      </p>
      {category ? (
        <>
          <Button
            variant="default"
            onClick={() => {
              onChoose(category);
              // This button goes, and would take the focus with it.
              onChange();
            }}
          >
            Choose {categorySeeds[category].label}
          </Button>
          <Button variant="default" aria-label="Change the category" onClick={onChange}>
            Change
          </Button>
        </>
      ) : null}
    </div>
  );
}
