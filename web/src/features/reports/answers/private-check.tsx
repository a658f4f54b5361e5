import { wordPrivateCheck } from '@redflag/shared/checks/check.words';
import { BITS_CHANGED, PRIVATE_CHECK_PROMISE } from '@redflag/shared/checks/values';
import { readCountry } from '@redflag/shared/targets/numbers/phone';
import { checkPrivately } from '@redflag/shared/targets/private-check';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { outcomeOf, problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { readersCountry } from '#api/readers-country.ts';
import type { Search } from '#features/reports/search-address.ts';
import { resultsAddress } from '#features/reports/search-address.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { HiddenHeading } from './answer-heading.tsx';
import type { AnswerSlots } from './next-steps.tsx';
import { SoughtVerdicts } from './sought-verdicts.tsx';

interface PrivateCheckProps extends Pick<AnswerSlots, 'adviceOn'> {
  search: Search;
}

/** The verdict on one target, of whose hash the server learns the first bits alone. */
export default function PrivateCheck({ search, adviceOn }: PrivateCheckProps) {
  const answer = useQuery({
    queryKey: ['private-check', search],
    queryFn: ({ client }) =>
      checkPrivately(
        { ...search, country: readCountry(search.country || readersCountry()) },
        callsOf(client),
      ),
  });
  const { data, problem, refetch } = outcomeOf(answer);
  const { targets = [], held } = data ?? {};
  const [worst] = targets;
  return (
    <div className="measure">
      <HiddenHeading mode="private" />
      <SoughtVerdicts sought="" targets={targets} loading={answer.isLoading} />
      {problem && !data ? (
        <FailureState message={problem.sentence} onRetry={refetch}>
          Until you have the answer, do not pay, reply or click.
        </FailureState>
      ) : null}
      {worst && adviceOn?.(worst)}
      <p>
        {worst && held !== undefined
          ? wordPrivateCheck(held, worst.category)
          : PRIVATE_CHECK_PROMISE}
      </p>
      <h2 className="mt-lg">Show the reports?</h2>
      <p>
        We will then see what you asked about, and remember it for scam alerts, as with every
        search.
      </p>
      <Button component={Link} variant="default" to={resultsAddress(search)}>
        Show the reports
      </Button>
    </div>
  );
}

function callsOf(client: QueryClient): Parameters<typeof checkPrivately>[1] {
  return {
    readBits: (category) =>
      client.fetchQuery({
        ...$api.queryOptions('get', '/v1/check/{category}', { params: { path: { category } } }),
        staleTime: 0,
      }),
    readBucket: (category, bits, bucket) =>
      client
        .fetchQuery(
          $api.queryOptions('get', '/v1/check/{category}/{bits}/{bucket}', {
            params: { path: { category, bits: String(bits), bucket: String(bucket) } },
          }),
        )
        .catch((error: unknown) => {
          if (problemOf(error).code === BITS_CHANGED) return null;
          throw error;
        }),
  };
}
