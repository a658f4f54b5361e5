interface IconProps {
  /** Width and height in pixels at the usual text size, with which it grows. */
  size?: number;
}

/** Draws lines in a 24 × 24 view box. */
function draw(lines: string, { size = 20 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} />
    </svg>
  );
}

/** Returns the component of an icon with these lines. */
export const icon = (lines: string) => (props: IconProps) => draw(lines, props);

export const BellIcon = icon('M6 10a6 6 0 1 1 12 0c0 5 2 6 2 6H4s2-1 2-6M10 20a2.2 2.2 0 0 0 4 0');
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const ReportIcon = icon('M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h7');
export const ArrowLeftIcon = icon('M20 12H4m7-7-7 7 7 7');
export const SearchIcon = icon('M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0zM20 20l-4.2-4.2');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const AlertIcon = icon('M12 3 2 20h20zM12 10v4.5M12 17.5v.1');
export const EyeIcon = icon(
  'M2.5 12S5.5 5.5 12 5.5 21.5 12 21.5 12 18.5 18.5 12 18.5 2.5 12 2.5 12zM15.4 12a3.4 3.4 0 1 1-6.8 0 3.4 3.4 0 1 1 6.8 0z',
);
export const EyeOffIcon = icon(
  'm4.5 4 15 16M9.8 5.8A9.6 9.6 0 0 1 12 5.5c6.5 0 9.5 6.5 9.5 6.5a15 15 0 0 1-3.2 4.1M6.6 7.5A14.5 14.5 0 0 0 2.5 12s3 6.5 9.5 6.5a9.6 9.6 0 0 0 4-.9M9.7 9.5a3.4 3.4 0 0 0 4.6 5',
);
