import { Suspense } from 'react';
import { lazyExtra } from '#ui/lazy-part.tsx';
import { Section } from '#ui/section.tsx';
import { Loading } from '#ui/states/loading.tsx';

const OwnFactors = lazyExtra(() => import('./own-factors.tsx'));

/** The person's second factors, which bring a file of their own. */
export function FactorsSection() {
  const loading = (
    <Section title="Second factor">
      <Loading rows={2} rowHeight={64} />
    </Section>
  );
  return (
    <Suspense fallback={loading}>
      <OwnFactors />
    </Suspense>
  );
}
