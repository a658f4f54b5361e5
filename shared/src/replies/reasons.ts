/** What a reviewer can choose instead of typing why a reply is upheld. Its holder and the reporters read it. */
export const upholdingReasons = [
  'Others used this number or name without its holder.',
  'It had another holder then.',
  'The matter is settled, and the holder has shown it.',
  'The report means somebody else.',
  'This is a lawful business, and nothing shows a scam.',
] as const;

/** What a reviewer can choose instead of typing why a reply is refused. Its holder reads it. */
export const refusalReasons = [
  'You have not shown that it is yours.',
  'Nothing you sent shows that the reports are wrong.',
  'The reports show what was done from it, and your answer does not explain that.',
  'Several people report the same, and your answer does not explain that.',
  'You have not shown since when it is yours.',
] as const;
