/** A shield with the flag, holding back a message. */
export function ShieldIllustration() {
  return (
    <svg viewBox="0 0 400 320" width="400" height="320" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" opacity=".25">
        <circle cx="200" cy="160" r="150" />
        <circle cx="200" cy="160" r="118" strokeDasharray="5 9" />
      </g>
      <g fill="light-dark(#fff, #1c3335)" stroke="currentColor" strokeWidth="3">
        <rect x="30" y="92" width="150" height="96" rx="12" />
        <rect x="232" y="150" width="140" height="88" rx="12" />
      </g>
      <g stroke="currentColor" strokeWidth="7" strokeLinecap="round" opacity=".45">
        <path d="M52 122h76M52 144h52M52 166h64M280 184h70M300 206h50" />
      </g>
      <path
        d="M200 42c32 24 62 30 92 32 0 98-28 158-92 196-64-38-92-98-92-196 30-2 60-8 92-32z"
        fill="#0c6b67"
      />
      <path
        d="M200 62c27 19 50 25 75 28-2 80-25 126-75 158-50-32-73-78-75-158 25-3 48-9 75-28z"
        fill="#14807b"
      />
      <rect x="168" y="110" width="8" height="104" rx="4" fill="#fff" />
      <path d="M176 116c20-10 36 10 66 1-8 14-8 28 0 44-30 9-46-11-66-1z" fill="#ff5a4d" />
    </svg>
  );
}
