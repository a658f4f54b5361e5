import { hoursToReport } from '@redflag/shared/advice';
import { $api } from '#api/query-client.ts';
import { readersCountry } from '#api/readers-country.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { wordDeadline } from './pack.words.ts';

interface DeadlineProps {
  /** Local date and time of the payment; empty until it is filled in. */
  paidAt: string;
  /** Code of the country whose banks have to hear of it; by default the reader's. */
  country?: string | undefined;
}

/** Until when a bank has to hear of a payment. */
export function Deadline({ paidAt, country = readersCountry() }: DeadlineProps) {
  const now = useNow();
  const { data } = $api.useQuery('get', '/v1/advice');
  const hours = hoursToReport(data?.countries ?? [], country);
  return (
    <p>
      <strong>{wordDeadline(paidAt, hours, now)}</strong>
    </p>
  );
}
