import { pictureProblem } from '@redflag/shared/pictures';
import { newPostSchema } from '@redflag/shared/posts';
import { validateBy } from '#ui/form.ts';
import type { PostDraft } from './use-post-draft.ts';

const checkText = validateBy(newPostSchema);

/** What is wrong with a post, by field. */
export function checkPost(draft: PostDraft) {
  const image = draft.image && pictureProblem(draft.image);
  return { ...checkText(draft), ...(image && { image }) };
}
