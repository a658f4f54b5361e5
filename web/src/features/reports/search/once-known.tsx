import { useEffect } from 'react';
import { Loading } from '#ui/states/loading.tsx';

interface OnceKnownProps<Fact> {
  find: () => Promise<Fact>;
  onFound: (fact: Fact) => void;
}

/** Finds something out once, before the screen can be shown. */
export function OnceKnown<Fact>({ find, onFound }: OnceKnownProps<Fact>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void find().then(onFound);
  }, []);
  return <Loading />;
}
