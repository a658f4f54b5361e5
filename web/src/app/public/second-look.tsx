import { useSearchParams } from 'react-router';
import { AskSecondLook } from '#features/reports/second-looks/ask-second-look.tsx';
import { pageMeta } from '#ui/brand.ts';

export const meta = () => pageMeta('Ask for a second look');

/** Where the email about a suspension leads. */
export default function SecondLookPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  return <AskSecondLook key={token} token={token} />;
}
