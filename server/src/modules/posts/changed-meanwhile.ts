import { POST_CHANGED_MEANWHILE } from '@redflag/shared/posts';
import { ProblemError } from '#platform/http/problem.ts';
import type { PostChangeForm } from './post-form.ts';

type Texts = Record<'title' | 'text' | 'image', string | undefined>;

/**
 * Keeps an editor from writing over what somebody else wrote since: each field that the form would
 * change is to be as the editor saw it, where the form says how that was, or already as wanted.
 * @param now the post as it is, with the address of its picture, or '' where there is none
 * @throws ProblemError 409 that names the fields
 */
export function refuseOverwriting(now: Record<keyof Texts, string>, form: PostChangeForm): void {
  const { title, body, image, removeImage } = form;
  const withoutImage = removeImage === 'true' ? '' : undefined;
  const seen: Texts = { title: form.fromTitle, text: form.fromBody, image: form.fromImage };
  const wanted: Texts = {
    title,
    text: body,
    // A new picture is another one than any that is there.
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
    detail: `Somebody else changed the ${overwritten.join(' and the ')} meanwhile.`,
  });
}
