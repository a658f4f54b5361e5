import { pictureProblem } from '@redflag/shared/pictures';
import { newPostSchema } from '@redflag/shared/posts';
import { validateBy } from '#ui/form/form.ts';

/** A post while it is being written. */
export interface PostDraft {
  title: string;
  body: string;
  /** A new picture. */
  image: File | null;
  /** Whether to remove the current picture. */
  removeImage: boolean;
}

const checkText = validateBy(newPostSchema);

/** Returns the messages for a post, by field. */
export function checkPost(draft: PostDraft) {
  const image = draft.image && pictureProblem(draft.image);
  return { ...checkText(draft), ...(image && { image }) };
}
