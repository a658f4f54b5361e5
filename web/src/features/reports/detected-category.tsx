import type { CategoryValue } from '@redflag/shared/categories';
import { categorySeeds } from '@redflag/shared/categories';
import { categoryNouns, withArticle } from '@redflag/shared/category-nouns';
import { Button } from '#ui/button.tsx';
import classes from './detected-category.module.css';
import { useDetectedCategory } from './target-format.ts';

interface DetectedCategoryProps {
  target: string;
  onChoose: (category: CategoryValue) => void;
  /** Leads to the category field. */
  onChange: () => void;
}

/** Says what a target looks like, and offers to choose that category or a different one. */
export function DetectedCategory({ target, onChoose, onChange }: DetectedCategoryProps) {
  const detected = useDetectedCategory(target);
  return (
    <div className={classes.detected}>
      <p role="status">
        {detected ? (
          <>
            Looks like <strong>{withArticle(categoryNouns[detected])}</strong>.
          </>
        ) : null}
      </p>
      {detected ? (
        <>
          <Button
            variant="default"
            onClick={() => {
              onChoose(detected);
              // This button goes, and would take the focus with it.
              onChange();
            }}
          >
            Choose {categorySeeds[detected].label}
          </Button>
          <Button variant="default" aria-label="Change the category" onClick={onChange}>
            Change
          </Button>
        </>
      ) : null}
    </div>
  );
}
