import { TARGET_MAX } from '@redflag/shared/reports/values';
import { Button } from '#ui/buttons/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import classes from './target-search.module.css';

interface TargetSearchProps {
  typed?: string;
  /** For those who want to answer the reports on what is theirs. */
  isMine?: boolean;
}

/**
 * The server redirects /search to the dashboard or the form for an answer, or for visitors to the sign-in screen
 * first. With `PUBLIC_CHECK=on`, it answers visitors.
 */
export function TargetSearch({ typed = '', isMine = false }: TargetSearchProps) {
  return (
    <search>
      <form className={classes.search} action="/search" method="get">
        <label htmlFor="target">
          {isMine ? 'Your number, address or account' : 'Check a number, address or account'}
        </label>
        {isMine ? <input type="hidden" name="mine" /> : null}
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
          <Button type="submit" leftSection={isMine ? null : <SearchIcon />}>
            {isMine ? 'This is mine' : 'Search'}
          </Button>
        </div>
      </form>
    </search>
  );
}
