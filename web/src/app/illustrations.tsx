/** A phone showing a message that has been reported, and a phisher's baited hook. */
export function FlaggedMessageIllustration() {
  return (
    <svg viewBox="0 0 520 440" width="520" height="440" aria-hidden="true">
      <clipPath id="disc">
        <circle cx="250" cy="230" r="200" />
      </clipPath>
      <g clipPath="url(#disc)">
        <path d="M0 0h520v440H0z" fill="var(--tint)" />
        <path d="M0 330q110-70 230-30t290-40v180H0z" fill="var(--tint-strong)" />
        <path d="M0 400q150-80 290-40t230 0v80H0z" fill="var(--tint-deep)" />
      </g>

      <rect x="154" y="14" width="192" height="412" rx="36" fill="var(--device)" />
      <rect x="164" y="24" width="172" height="392" rx="27" fill="var(--surface)" />
      <rect x="222" y="34" width="56" height="10" rx="5" fill="var(--device)" />
      <g fill="currentColor">
        <circle cx="194" cy="80" r="15" opacity=".22" />
        <rect x="219" y="70" width="66" height="8" rx="4" opacity=".55" />
        <rect x="219" y="85" width="40" height="6" rx="3" opacity=".25" />
      </g>
      <path d="M164 110h172" stroke="var(--line)" strokeWidth="2" />
      <rect x="179" y="128" width="118" height="54" rx="14" fill="var(--tint)" />
      <rect x="214" y="194" width="107" height="38" rx="14" fill="#14807b" />
      <g fill="currentColor" opacity=".4">
        <rect x="193" y="144" width="86" height="7" rx="3.5" />
        <rect x="193" y="160" width="56" height="7" rx="3.5" />
      </g>
      <rect x="230" y="210" width="74" height="7" rx="3.5" fill="#fff" opacity=".85" />
      <rect x="179" y="366" width="142" height="32" rx="16" fill="var(--tint)" />
      <rect x="195" y="379" width="62" height="6" rx="3" fill="currentColor" opacity=".3" />

      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path d="M460-500V64" strokeWidth="2" opacity=".6" />
        <circle cx="460" cy="72" r="7" strokeWidth="4" />
        <path d="M460 80v112a30 30 0 0 1-60 0" strokeWidth="5" />
        <g transform="rotate(-7 424 140)" strokeWidth="3">
          <rect x="372" y="104" width="104" height="70" rx="9" fill="var(--surface)" />
          <path d="m375 109 49 36 49-36" />
        </g>
        <path d="M400 192v-34m0 0 13 14" strokeWidth="5" />
      </g>

      <g fill="var(--surface)" stroke="var(--line)">
        <rect
          x="82"
          y="259"
          width="316"
          height="84"
          rx="18"
          fill="#000"
          stroke="none"
          opacity=".1"
        />
        <rect x="82" y="254" width="316" height="84" rx="18" />
        <rect
          x="34"
          y="96"
          width="136"
          height="60"
          rx="16"
          fill="#000"
          stroke="none"
          opacity=".1"
        />
        <rect x="34" y="92" width="136" height="60" rx="16" />
      </g>
      <circle cx="128" cy="296" r="27" fill="#d92d20" opacity=".13" />
      <rect x="116" y="277" width="4" height="38" rx="2" fill="currentColor" />
      <path d="M120 280c9-5 16 5 29 0-4 7-4 13 0 20-13 4-20-5-29 0z" fill="#d92d20" />
      <circle cx="64" cy="122" r="16" fill="#14807b" />
      <path
        d="m57 122.5 5 5 9.5-10"
        fill="none"
        stroke="#fff"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="currentColor">
        <rect x="172" y="276" width="132" height="10" rx="5" opacity=".75" />
        <rect x="172" y="297" width="196" height="7" rx="3.5" opacity=".3" />
        <rect x="172" y="312" width="158" height="7" rx="3.5" opacity=".3" />
        <rect x="90" y="111" width="60" height="8" rx="4" opacity=".6" />
        <rect x="90" y="126" width="42" height="6" rx="3" opacity=".3" />
      </g>
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
      <path d="M249 131c13-7 23 6 42 0-5 9-5 18 0 28-19 6-29-7-42 0z" fill="#d92d20" />
    </svg>
  );
}
