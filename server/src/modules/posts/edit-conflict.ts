import { POST_CHANGED_MEANWHILE } from '@redflag/shared/posts';
import { ProblemError } from '#platform/http/problem.ts';
import type { PostChangeForm } from './post-form.ts';

type Texts = Record<'title' | 'text' | 'image', string | undefined>;

/**
 * Keeps an editor from overwriting someone else's changes: each changed field must still be as the
 * editor saw it, if the form says how that was, or already have the new value.
 * @param now the current post, with the address of its picture, or '' if it has none
 * @throws ProblemError 409 that names the overwritten fields
 */
export function refuseOverwriting(now: Record<keyof Texts, string>, form: PostChangeForm): void {
  const { title, body, image, removeImage } = form;
  const withoutImage = removeImage === 'true' ? '' : undefined;
  const seen: Texts = { title: form.fromTitle, text: form.fromBody, image: form.fromImage };
  const wanted: Texts = {
    title,
    text: body,
    // An uploaded picture always differs from the stored one.
    image: image ? 'new' : withoutImage,
  };
  const overwritten = (['title', 'text', 'image'] as const).filter(
    (field) =>
      wanted[field] !== undefined &&
      seen[field] !== undefined &&
      now[field] !== seen[field] &&
      now[field] !== wanted[field],
  );
  if (overwritten.length === 0) return;
  throw new ProblemError({
    status: 409,
    code: POST_CHANGED_MEANWHILE,
    detail: `Someone else has since changed the ${overwritten.join(' and the ')}.`,
  });
}
