import { TARGET_MAX } from '@redflag/shared/reports/values';
import { Button } from '#ui/buttons/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import classes from './target-search.module.css';

/**
 * The server redirects /search to the dashboard, or for visitors to the sign-in screen first. With
 * `PUBLIC_CHECK=on`, it answers visitors.
 */
export function TargetSearch({ typed = '' }: { typed?: string }) {
  return (
    <search>
      <form className={classes.search} action="/search" method="get">
        <label htmlFor="target">Check a number, address or account</label>
        <div>
          <input
            id="target"
            name="target"
            type="text"
            defaultValue={typed}
            required
            maxLength={TARGET_MAX}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="example.com or 0803 123 4567"
          />
          <Button type="submit" leftSection={<SearchIcon />}>
            Search
          </Button>
        </div>
      </form>
    </search>
  );
}
