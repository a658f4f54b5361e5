import classes from '#app/error-page.module.css';
import { ErrorExplained, unknownPage } from '#app/error-page.tsx';
import { InspectIllustration } from '#app/illustrations.tsx';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TargetSearch } from './target-search.tsx';

export const meta = () => pageMeta('Page not found');

/** What the server sends for an address without a screen. Needs no scripts. */
export default function UnknownPage() {
  return (
    <div className={`${classes.page} ${classes.underHeader}`}>
      <ErrorExplained {...unknownPage}>
        <TargetSearch />
        <Button component="a" href="/" variant="default">
          Back to the start page
        </Button>
        <Button component="a" href="/how-it-works" variant="default">
          How it works
        </Button>
      </ErrorExplained>
      <div className={classes.picture}>
        <InspectIllustration />
      </div>
    </div>
  );
}
