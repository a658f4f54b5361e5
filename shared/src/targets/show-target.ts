import { defang } from './defang.ts';

/** What a mail program or a messenger would make a link of. */
const linkLike =
  /[a-z][a-z0-9+.-]*:\/\/|^(?:mailto|javascript|data):|\S@\S|[\p{L}\p{N}]\.(?:\p{L}{2}|xn--)|^\d+(?:\.\d+){3}|^\/\//iu;
const handle = /^@[^\s/]+$/;
/** What is not seen, but turns the text around it: also the marks that some scripts are written with stay. */
const invisible =
  /[\p{Bidi_Control}\p{Cc}\u00AD\u180E\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;

/**
 * A reported target as others see it: addresses defanged (`hxxps://evil[.]com`), so that nothing makes
 * a link of them and a search finds them again; numbers, wallets and handles as they are; nothing in it that
 * turns the text around it.
 */
export function showTarget(target: string): string {
  const visible = target.replace(invisible, '');
  return linkLike.test(visible) && !handle.test(visible) ? defang(visible) : visible;
}

/** A text that somebody wrote, with its addresses as `showTarget` shows them: for mails, whose readers' programs make links. */
export function showText(text: string): string {
  return text.replace(/\S*[^\s.,;:!?)"'\]]/g, (word) =>
    linkLike.test(word) ? showTarget(word) : word,
  );
}
