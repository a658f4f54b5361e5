import type { ReactNode } from 'react';

type Space = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface GroupProps {
  gap?: Space;
  /** The space between lines, if that is not the same. */
  rowGap?: '0';
  justify?: 'flex-end' | 'center' | 'space-between';
  align?: 'center' | 'baseline';
  /** The space above and below. */
  mt?: Space;
  mb?: Space;
  children: ReactNode;
}

const space = (size: Space | undefined) => size && `var(--spacing-${size})`;

/** Things side by side, such as buttons. What does not fit goes below. */
export function Group({ gap = 'md', align = 'center', children, ...props }: GroupProps) {
  const { rowGap, justify, mt, mb } = props;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: space(gap),
        rowGap: rowGap ?? space(gap),
        alignItems: align,
        justifyContent: justify,
        marginTop: space(mt),
        marginBottom: space(mb),
      }}
    >
      {children}
    </div>
  );
}
