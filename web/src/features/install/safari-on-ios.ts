/** Whether this is Safari on an iPhone or iPad, which never offers to install an app. */
export function isSafariOnIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  const isIos = /iPhone|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
  // Other browsers name themselves; the views inside of apps leave one of the last two out.
  return (
    isIos &&
    /^Mozilla\/5\.0 \([^)]+\) AppleWebKit\S* \(.+\) Version\/\S+( Mobile\/\S+)? Safari\/\S+$/.test(
      userAgent,
    )
  );
}
