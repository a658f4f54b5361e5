import { Fragment } from 'react';

/** The places behind which an address, also a defanged one, is best broken. */
export const seam = /(?<=\[\.\]|\[at\]|[?&=]|[^/]\/(?!\/))/;

/** A text that breaks at the seams of its addresses before it breaks inside a word. */
export function Breakable({ children }: { children: string }) {
  let at = 0;
  return children.split(seam).map((piece) => {
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
