import type { ReactNode } from 'react';

/** Where a browser has its bar and its menu. */
type Side = 'top' | 'bottom';

const HEIGHT = 270;

/** A phone, on which a picture of 200 × 270 draws. */
function Phone({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 200 ${HEIGHT}`} width="200" height={HEIGHT} aria-hidden="true">
      <rect width="200" height={HEIGHT} rx="26" fill="var(--device)" />
      <rect x="8" y="8" width="184" height={HEIGHT - 16} rx="19" fill="var(--surface)" />
      {children}
    </svg>
  );
}

function Line({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect x={x} y={y} width={width} height="7" rx="3.5" fill="currentColor" opacity=".3" />;
}

function Flag({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 32})`}>
      <rect x="6" y="3" width="3" height="26" rx="1.5" fill="currentColor" />
      <path d="M9 5c5-2.5 9 2.5 18 .2-2.2 4-2.2 7 0 11.3-9 2.3-13-2.7-18-.2z" fill="#d92d20" />
    </g>
  );
}

/** The website in a browser, whose menu button is marked. */
export function MarkedMenuButton({ side }: { side: Side }) {
  const bar = side === 'top' ? 20 : 214;
  const page = side === 'top' ? 76 : 30;
  return (
    <Phone>
      <Flag x={26} y={page} size={34} />
      <Line x={30} y={page + 52} width={128} />
      <Line x={30} y={page + 68} width={96} />
      <rect x="26" y={page + 90} width="148" height="34" rx="10" fill="var(--tint)" />
      <Line x={38} y={page + 104} width={70} />
      <rect x="20" y={bar} width="116" height="34" rx="17" fill="var(--tint)" />
      <Line x={36} y={bar + 14} width={70} />
      <circle
        cx="162"
        cy={bar + 17}
        r="19"
        fill="var(--surface)"
        stroke="var(--danger-line)"
        strokeWidth="4"
      />
      {side === 'top' ? (
        <path
          d={`M162 ${bar + 9}v.1m0 7.9v.1m0 7.9v.1`}
          stroke="currentColor"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      ) : (
        <path
          d={`M156 ${bar + 15}h-3v12h18v-12h-3m-6 6v-16m0 0-4.5 4.5m4.5-4.5 4.5 4.5`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </Phone>
  );
}

/** An open menu, in which what to choose is marked. */
export function MarkedChoice({ side, children }: { side: Side; children: string }) {
  const menu = side === 'top' ? 20 : 74;
  return (
    <Phone>
      <rect
        x="20"
        y={menu}
        width="160"
        height="176"
        rx="14"
        fill="var(--surface)"
        stroke="var(--color-default-border)"
        strokeWidth="1.5"
      />
      <Line x={40} y={menu + 26} width={84} />
      <Line x={40} y={menu + 58} width={104} />
      <rect
        x="27"
        y={menu + 78}
        width="146"
        height="38"
        rx="10"
        fill="var(--tint)"
        stroke="var(--danger-line)"
        strokeWidth="4"
      />
      <text
        x="100"
        y={menu + 102}
        textAnchor="middle"
        fill="currentColor"
        fontSize="12"
        fontWeight="600"
        textLength="118"
        lengthAdjust="spacingAndGlyphs"
      >
        {children}
      </text>
      <Line x={40} y={menu + 130} width={70} />
      <Line x={40} y={menu + 152} width={94} />
    </Phone>
  );
}

const columns = [24, 81, 138];
const rows = [28, 88, 148];

/** The phone's first screen, with the flag among its apps. */
export function FlagAmongApps() {
  const apps = rows.flatMap((y) => columns.map((x) => ({ x, y, isOurs: y === 88 && x === 81 })));
  return (
    <Phone>
      {apps.map(({ x, y, isOurs }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="38"
          height="38"
          rx="10"
          fill={isOurs ? 'var(--surface)' : 'var(--tint-deep)'}
          stroke={isOurs ? 'var(--danger-line)' : 'none'}
          strokeWidth="4"
        />
      ))}
      <Flag x={84} y={92} size={30} />
      <rect x="66" y="236" width="68" height="6" rx="3" fill="currentColor" opacity=".3" />
    </Phone>
  );
}
