import { pictureProblem } from '@redflag/shared/pictures';
import type { NewReply } from '@redflag/shared/replies';
import { newReplySchema, sinceProblem } from '@redflag/shared/replies';
import { errorsBy } from '#ui/form/form.ts';

/** The form for an answer while it is being filled in: every field, empty at first. */
export type ReplyDraft = {
  [Name in keyof NewReply]-?: NonNullable<NewReply[Name]> | '';
} & { picture: File | null };

export const emptyReply: ReplyDraft = {
  ground: '',
  since: '',
  text: '',
  statement: '',
  picture: null,
};

/** Returns what is sent: without the picture, what is empty, and a day that was not asked for. */
export function contentOfReply({ ground, since, text, statement }: ReplyDraft) {
  return {
    ground,
    text,
    ...(ground === 'new-holder' && since && { since }),
    ...(statement.trim() && { statement }),
  };
}

/** Returns the messages for a draft, by field. */
export function checkReply(draft: ReplyDraft): Record<string, string> {
  const { ground, picture } = draft;
  const content = contentOfReply(draft);
  const since = ground && sinceProblem({ ground, since: content.since }, new Date());
  const unusable = picture && pictureProblem(picture);
  return {
    ...errorsBy(newReplySchema, content),
    ...(since && { since }),
    ...(unusable && { picture: unusable }),
  };
}
