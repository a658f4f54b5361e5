import type { CategoryValue } from '@redflag/shared/categories';
import { categorySeeds } from '@redflag/shared/categories';
import { Button } from '#ui/button.tsx';
import classes from './detected-category.module.css';
import { useDetectedCategory } from './target-format.ts';

interface DetectedCategoryProps {
  target: string;
  onChoose: (category: CategoryValue) => void;
}

/** Says what a target looks like while no category is chosen, and offers to choose it. */
export function DetectedCategory({ target, onChoose }: DetectedCategoryProps) {
  const detected = useDetectedCategory(target);
  return (
    <div className={classes.detected}>
      <p role="status">
        {detected ? (
          <>
            This looks like: <strong>{categorySeeds[detected].label}</strong>. If it is something
            else, choose its category.
          </>
        ) : null}
      </p>
      {detected ? (
        <Button variant="default" onClick={() => onChoose(detected)}>
          Choose {categorySeeds[detected].label}
        </Button>
      ) : null}
    </div>
  );
}
