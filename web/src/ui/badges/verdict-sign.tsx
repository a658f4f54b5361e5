import './tones.css';

const ROUND = 'M12 2a10 10 0 0 1 0 20 10 10 0 0 1 0-20z';
/** The outline, of a surface and of a line within it, and what it shows, in a 24 × 24 view box. */
const drawings = {
  danger: ['M8 2h8l6 6v8l-6 6H8l-6-6V8z', 'M12 6.8v6M12 16.6v.1'],
  caution: ['M12 2.6 22.3 21H1.7z', 'M12 10v4.6M12 17.6v.1'],
  neutral: [ROUND, 'M9.4 9.4a2.6 2.6 0 1 1 4 2.4q-1.4.6-1.4 1.8M12 16.7v.1'],
  cleared: [ROUND, 'm7.8 12.4 2.9 2.9 5.6-5.8'],
};

interface VerdictSignProps {
  kind: keyof typeof drawings;
  /** In pixels at the usual text size, with which it grows. */
  size: number;
}

/**
 * A verdict's sign, which people know from the road: an octagon, a triangle, or a round one. Its shape is
 * recognised from afar, and without its colours, which come from a `data-tone` around it.
 */
export function VerdictSign({ kind, size }: VerdictSignProps) {
  const [outline, shown] = drawings[kind];
  return (
    <svg viewBox="0 0 24 24" width={`${size / 16}rem`} aria-hidden="true" data-sign="">
      <path d={outline} />
      <path d={outline} />
      <path d={shown} />
    </svg>
  );
}
