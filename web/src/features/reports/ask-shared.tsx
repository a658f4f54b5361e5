import { showText } from '@redflag/shared/text/show-target';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Shared } from '#api/drafts/shared-into.ts';
import { dropShared, findShared } from '#api/drafts/shared-into.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Loading } from '#ui/states/loading.tsx';

interface AskSharedProps {
  /** Called with what to use; null if there is nothing, or nothing that the person shared. */
  onAnswered: (shared: Shared | null) => unknown;
  /** Called with a picture to check first; omit it where that is not possible. */
  onCheck?: ((picture: File) => unknown) | undefined;
}

/** Asks before what another app shared is used: any site can send it, too. */
export default function AskShared({ onAnswered, onCheck }: AskSharedProps) {
  const [shared, setShared] = useState<Shared | null>(null);
  const found = useEffectEvent((it: Shared | null) => (it ? setShared(it) : onAnswered(null)));
  useEffect(() => void findShared().then(found), []);

  function answer(isTheirs: boolean) {
    void dropShared();
    onAnswered(isTheirs ? shared : null);
  }

  if (!shared) return <Loading />;
  const { picture } = shared;
  return (
    <EmptyState
      title="Did you share this?"
      action={
        <>
          <Button onClick={() => answer(true)}>Yes, use it</Button>
          {picture && onCheck ? (
            <Button
              variant="default"
              onClick={() => {
                void dropShared();
                onCheck(picture);
              }}
            >
              Yes, check what it says
            </Button>
          ) : null}
          <Button variant="default" onClick={() => answer(false)}>
            No, delete it
          </Button>
        </>
      }
    >
      {shared.text ? <bdi className="clamp">{showText(shared.text)}</bdi> : null}
      {picture ? (
        <>
          Picture: <bdi>{picture.name}</bdi>.{' '}
        </>
      ) : null}
      If you did not, a website sent it.
    </EmptyState>
  );
}
