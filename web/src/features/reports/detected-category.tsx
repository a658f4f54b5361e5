import type { CategoryValue } from '@redflag/shared/categories';
import { categoryLabel, categoryWithArticle } from '@redflag/shared/categories/category.words';
import classes from './detected-category.module.css';
import { useDetectedCategory, useIsMessage } from './target-format.ts';

interface DetectedCategoryProps {
  target: string;
  /** What to enter, until something has been. */
  hint: string;
  /** Chooses the category; omit it where it need not be chosen. */
  onChoose?: ((category: CategoryValue) => void) | undefined;
  /** What happens to a whole message; omit it where none is taken. */
  ofMessage?: string | undefined;
}

/** The hint of a target's field: says what to enter and then, in its place, what that looks like. */
export function DetectedCategory({ target, hint, onChoose, ofMessage }: DetectedCategoryProps) {
  const isMessage = useIsMessage(target) && ofMessage !== undefined;
  const detected = useDetectedCategory(target);
  const category = isMessage ? null : detected;
  return (
    <span className={classes.hint} data-detected={detected !== null || undefined}>
      <span>{hint}</span>
      <span>
        <span role="status">
          {detected ? (
            <>
              Looks like <strong>{category ? categoryWithArticle(category) : 'a message'}</strong>.{' '}
              {category ? null : ofMessage}
            </>
          ) : null}
        </span>
        {category && onChoose ? (
          <button type="button" className={classes.choose} onClick={() => onChoose(category)}>
            Choose {categoryLabel(category)}
          </button>
        ) : null}
      </span>
    </span>
  );
}
