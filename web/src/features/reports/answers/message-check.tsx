import { NOTHING_FOUND, whatWeLookFor } from '@redflag/shared/checks/check.words';
import { FOUND_MAX } from '@redflag/shared/checks/values';
import { showTarget } from '@redflag/shared/text/show-target';
import { Link, useLocation } from 'react-router';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { countryFor } from '#api/readers-country.ts';
import type { Search } from '#features/reports/search-address.ts';
import { resultsAddress } from '#features/reports/search-address.ts';
import { searchFor } from '#features/reports/search-for.ts';
import { Verdict } from '#features/reports/verdicts/verdict.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { HiddenHeading } from './answer-heading.tsx';
import classes from './answers.module.css';
import type { FoundTarget } from './found-targets.ts';
import { foundTargets } from './found-targets.ts';
import { MarkedMessage } from './marked-message.tsx';

/** The answer on a whole message: what it names, with the verdict on each, the worst first. */
export default function MessageCheck({ search }: { search: Search }) {
  const text = search.target;
  const check = $api.useQuery('post', '/v1/check', {
    body: { text, ...countryFor(text, search.country) },
  });
  const { data, problem, refetch } = outcomeOf(check);
  const found = data && foundTargets(data.items);
  return (
    <>
      <HiddenHeading mode="message" />
      <p className={classes.summary} role="status">
        {found ? summarise(found) : check.isLoading && 'Looking it up…'}
      </p>
      {found ? <Caution found={found.length} atMost={data.items.length === FOUND_MAX} /> : null}
      <MarkedMessage text={text} items={data?.items ?? []} />
      {problem && !data ? (
        <FailureState message={problem.sentence} onRetry={refetch}>
          Your message is still here. Until you have the answer, do not pay, reply or click.
        </FailureState>
      ) : null}
      {check.isLoading ? <Loading rows={2} rowHeight={128} /> : null}
      {found ? <FoundList found={found} /> : null}
    </>
  );
}

function summarise([worst, ...others]: FoundTarget[]): string {
  if (!worst) return NOTHING_FOUND;
  const { level, heading } = worst.target.verdict;
  if (others.length === 0) return `We found one thing to check: ${heading}`;
  const known = level === 'unknown' ? 'No reports on any of them.' : `The worst: ${heading}`;
  return `We found ${others.length + 1} things to check. ${known}`;
}

function Caution({ found, atMost }: { found: number; atMost: boolean }) {
  return (
    <div className={classes.caution}>
      {found === 0 ? <p>{whatWeLookFor()} Is it a name? Go back and choose its category.</p> : null}
      {atMost ? (
        <p>We check the first {FOUND_MAX}. If the message names more, check the rest on its own.</p>
      ) : null}
      <p>
        {found === 0 ? null : 'The rest of the message was not checked. '}
        Phone numbers of other countries need their country code, such as +44.
      </p>
      <p>
        No reports does not mean safe. Do not pay, reply or click, and give nobody a code or
        password, until you have asked the person or company another way.
      </p>
    </div>
  );
}

function FoundList({ found }: { found: FoundTarget[] }) {
  const address = useLocation().search;
  return (
    <ol className={classes.found} aria-label="Found in the message, the worst first">
      {found.map(({ id, target }) => (
        <li key={id} id={id} tabIndex={-1}>
          <Verdict target={target} />
          {target.notes.some(({ kind }) => kind === 'mistyped') ? null : (
            <Link
              className="touch anywhere"
              to={resultsAddress(searchFor(target))}
              state={{ message: address }}
            >
              See the whole answer
              <span className="visually-hidden"> on {showTarget(target.shown)}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
