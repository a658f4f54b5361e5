import { encode } from 'uqr';
import classes from './second-factor.module.css';

/** Draws a text as a QR code, which a phone's camera reads. */
export default function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={classes.qrCode} viewBox={`0 0 ${size} ${size}`} role="img">
      <title>QR code for your app</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
