import { defang, refang } from './defang.ts';
import { unmaskLookAlikes } from './look-alikes.ts';

/** Text that a mail program or a messenger would turn into a link. */
const linkLike =
  /[a-z][a-z0-9+.-]*:\/\/|^(?:mailto|javascript|data):|\S@\S|[\p{L}\p{N}]\.(?:\p{L}{2}|xn--)|^\d+(?:\.\d+){3}|^\/\//iu;
const handle = /^@[^\s/]+$/;
/** Invisible characters, some of which reverse the text around them. Marks that some scripts need stay. */
const invisible =
  /[\p{Bidi_Control}\p{Cc}\u00AD\u180E\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;

const makeVisible = (target: string) => unmaskLookAlikes(target.replace(invisible, ''));

/**
 * Returns a reported target as others see it: addresses defanged (`hxxps://evil[.]com`), so that
 * nothing links them but a search still finds them; look-alikes of other domains in punycode;
 * without characters that reverse the text around them.
 */
export function showTarget(target: string): string {
  const visible = makeVisible(target);
  return linkLike.test(visible) && !handle.test(visible) ? defang(visible) : visible;
}

/** Returns a reported target as it works, without what hides or reverses its parts: for copying and for paper. */
export function realTarget(target: string): string {
  const visible = makeVisible(target);
  const real = refang(visible);
  // 'Bob (at) work' stays as it is.
  return /:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]/u.test(real) ? real : visible;
}

/** Returns a target as `showTarget` does, for a sentence, which has its own full stop. */
export function nameTarget(target: string): string {
  return showTarget(target).replace(/(?<=[^\s.])[\s.]+$/, '');
}

/** More characters than any number or usual address has. */
const BRIEF = 120;

/** Returns a target as `showTarget` does, for a heading: some people paste a whole message. */
export function showBriefly(target: string): string {
  return showTarget(target.slice(0, BRIEF)) + (target.length > BRIEF ? '…' : '');
}

/** Shows the addresses in a person's text as `showTarget` does: for emails, because mail programs make links. */
export function showText(text: string): string {
  return text.replace(/\S*[^\s.,;:!?)"'\]]/g, (word) =>
    linkLike.test(word) ? showTarget(word) : word,
  );
}

/**
 * Shows what a stranger says to everybody: its addresses as `showTarget` does, nothing that hides or reverses its
 * parts, and no gaps between its lines.
 */
export function showPlainly(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => showText(line.replace(invisible, '')))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}
