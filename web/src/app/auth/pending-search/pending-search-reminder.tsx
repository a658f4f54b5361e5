import { Suspense } from 'react';
import { lazyExtra } from '#ui/lazy-part.tsx';
import { useQuestion } from './pending-search.ts';

const AskedNote = lazyExtra(() => import('./pending-search-note.tsx'));

/** Reminds people on the way to an account of what they asked, which they are led to at the end. */
export function AskedAbout() {
  const question = useQuestion();
  if (!question) return null;
  return (
    <Suspense>
      <AskedNote question={question} />
    </Suspense>
  );
}
