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
  const [worst, ...others] = found ?? [];
  return (
    <>
      <HiddenHeading mode="message" />
      <p className={classes.summary} role="status">
        {found ? summarise(found.length) : check.isLoading && 'Looking it up…'}
      </p>
      {check.isLoading ? <Loading rows={1} rowHeight={192} /> : null}
      {worst ? (
        <section className="measure" aria-label="Found in the message">
          <Found {...worst} large />
        </section>
      ) : null}
      {problem && !data ? (
        <FailureState message={problem.sentence} onRetry={refetch}>
          Your message is still here. Until you have the answer, do not pay, reply or click.
        </FailureState>
      ) : null}
      <MarkedMessage text={text} items={data?.items ?? []} />
      {others.length > 0 ? (
        <ol className={classes.found} aria-label="Also found in the message, the worst first">
          {others.map((one) => (
            <li key={one.id}>
              <Found {...one} />
            </li>
          ))}
        </ol>
      ) : null}
      {found ? <Caution found={found} atMost={data.items.length === FOUND_MAX} /> : null}
    </>
  );
}

function summarise(found: number): string {
  if (found === 0) return NOTHING_FOUND;
  return found === 1
    ? 'We found one thing to check.'
    : `We found ${found} things to check. The worst comes first.`;
}

function Caution({ found, atMost }: { found: FoundTarget[]; atMost: boolean }) {
  const isReported = found.some(({ target }) => target.verdict.level !== 'unknown');
  return (
    <div className={classes.caution}>
      {found.length === 0 ? (
        <p>{whatWeLookFor()} Is it a name? Go back and choose its category.</p>
      ) : null}
      {atMost ? (
        <p>We check the first {FOUND_MAX}. If the message names more, check the rest on its own.</p>
      ) : null}
      <p>
        {found.length === 0 ? null : 'The rest of the message was not checked. '}
        Phone numbers of other countries need their country code, such as +44.
      </p>
      <p>
        {isReported ? null : 'No reports does not mean safe. '}
        Do not pay, reply or click, and give nobody a code or password, until you have asked the
        person or company another way.
      </p>
    </div>
  );
}

interface FoundProps extends FoundTarget {
  large?: boolean;
}

function Found({ id, target, large }: FoundProps) {
  const address = useLocation().search;
  return (
    <div id={id} tabIndex={-1}>
      <Verdict
        target={target}
        large={large}
        more={
          target.notes.some(({ kind }) => kind === 'mistyped') ? null : (
            <Link to={resultsAddress(searchFor(target))} state={{ message: address }}>
              See the whole answer
              <span className="visually-hidden"> on {showTarget(target.shown)}</span>
            </Link>
          )
        }
      />
    </div>
  );
}
