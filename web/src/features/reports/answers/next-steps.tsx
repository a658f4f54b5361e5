import type { Target } from '@redflag/shared/checks';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { Link } from 'react-router';
import { countryFor } from '#api/readers-country.ts';
import type { Search } from '#features/reports/search-address.ts';
import { resultsAddress } from '#features/reports/search-address.ts';
import { ShareLink } from '#features/reports/share-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { UserIcon } from '#ui/more-icons.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import classes from './answers.module.css';

/** What other features add to an answer. */
export interface AnswerSlots {
  /** Says what to do now. */
  adviceOn?: (target: Target) => ReactNode;
  /** Shows whether the person will be told about a target, once the server has remembered the search. */
  alertOn?: (target: Target, remembered: boolean) => ReactNode;
  /** Lets the person say that something is wrong with the answer. */
  flagOn?: (target: Target) => ReactNode;
  /** Path of the form for whoever has what was reported, by what was typed if that means several. */
  replyPath: (of: { id: string } | { target: string }) => string;
}

interface NextStepsProps extends AnswerSlots {
  search: Search;
  /** The worst of what the search means. */
  target: Target;
  /** Whether it means nothing else. */
  isOnly: boolean;
  /** Whether the server has listed the reports, and so remembered the search. */
  remembered: boolean;
  /** Whether the person is one of those who reported the worst; undefined until that is known. */
  own: boolean | undefined;
  newReportPath: (prefilled: Search) => string;
}

/** What the person can do with a verdict. */
export const NextSteps = memo((props: NextStepsProps) => {
  const { search, target, isOnly, remembered, own, newReportPath, adviceOn, alertOn } = props;
  const { flagOn, replyPath } = props;
  const { category, key, verdict, sharedHost } = target;
  // A local number is another one in another country.
  const country = category === 'phone-number' ? countryFor(search.target, search.country) : {};
  const reported = category === 'phone-number' && key.startsWith('+') ? key : search.target;
  const again = own ? 'Report it again' : 'I met this too';
  const tells = isOnly && !sharedHost && verdict.level !== 'confirmed';
  return (
    <>
      <div className="row mb-xl">
        {own === undefined ? (
          <Skeleton className={classes.again} />
        ) : (
          <Button component={Link} to={newReportPath({ ...search, category, target: reported })}>
            {verdict.level === 'unknown' ? 'Report it' : again}
          </Button>
        )}
        <ShareLink
          to={resultsAddress({ ...search, ...country })}
          picture={verdict.level === 'confirmed' ? `/v1/targets/${target.id}/picture` : undefined}
        />
        {verdict.level === 'unknown' ? null : (
          <Button
            component={Link}
            to={replyPath(isOnly && target.id ? { id: target.id } : { target: search.target })}
            variant="subtle"
            narrow
            leftSection={<UserIcon />}
          >
            This is mine
          </Button>
        )}
        {isOnly && flagOn?.(target)}
      </div>
      {adviceOn?.(target)}
      {tells && alertOn?.(target, remembered)}
    </>
  );
});
