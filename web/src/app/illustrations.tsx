/** A shield with the flag, before a message that it holds back. */
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

/** A magnifying glass over an address that looks almost right. */
export function InspectIllustration() {
  return (
    <svg viewBox="0 0 400 280" width="400" height="280" aria-hidden="true">
      <g fill="light-dark(#fff, #1c3335)" stroke="currentColor" strokeWidth="3">
        <rect x="34" y="36" width="300" height="196" rx="14" />
        <path d="M34 76h300" />
      </g>
      <g fill="currentColor" opacity=".5">
        <circle cx="56" cy="56" r="5" />
        <circle cx="74" cy="56" r="5" />
        <circle cx="92" cy="56" r="5" />
      </g>
      <g stroke="currentColor" strokeWidth="8" strokeLinecap="round" opacity=".35">
        <path d="M66 112h150M66 144h190M66 176h120M66 206h80" />
      </g>
      <circle cx="264" cy="158" r="56" fill="light-dark(#e0f1ef, #10282a)" opacity=".92" />
      <circle cx="264" cy="158" r="56" fill="none" stroke="#14807b" strokeWidth="12" />
      <path d="m305 201 46 48" stroke="#14807b" strokeWidth="18" strokeLinecap="round" />
      <rect x="243" y="126" width="6" height="66" rx="3" fill="currentColor" />
      <path d="M249 131c13-7 23 6 42 0-5 9-5 18 0 28-19 6-29-7-42 0z" fill="#ff5a4d" />
    </svg>
  );
}
