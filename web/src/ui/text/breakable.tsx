import { splitAtSeams } from '@redflag/shared/text/seams';
import { showTarget } from '@redflag/shared/text/show-target';
import { Fragment } from 'react';

/** A text that breaks at the seams of its addresses before it breaks inside a word. */
export function Breakable({ children }: { children: string }) {
  let at = 0;
  return splitAtSeams(children).map((piece) => {
    const start = at;
    at += piece.length;
    return (
      <Fragment key={start}>
        {start > 0 ? <wbr /> : null}
        {piece}
      </Fragment>
    );
  });
}

interface ShownTargetProps {
  children: string;
  className?: string | undefined;
}

/** A reported target: defanged, never a link, in the direction of its own script. */
export function ShownTarget({ children, className }: ShownTargetProps) {
  return (
    <bdi className={className}>
      <Breakable>{showTarget(children)}</Breakable>
    </bdi>
  );
}
