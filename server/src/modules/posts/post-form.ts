import { newPostSchema, postSeenSchema } from '@redflag/shared/posts';
import { z } from 'zod';
import { uploadedPictureSchema } from '#platform/http/request-body/request-body.ts';

/** The form of `POST /v1/posts`. */
export const newPostFormSchema = z.object({
  ...newPostSchema.shape,
  image: uploadedPictureSchema.optional(),
});
export type NewPostForm = z.infer<typeof newPostFormSchema>;

/** The form of `PATCH /v1/posts/{id}`. Fields left out stay as they are. */
export const postChangeFormSchema = newPostFormSchema
  .extend(postSeenSchema.shape)
  .partial()
  .extend({
    removeImage: z.enum(['true', 'false']).default('false').describe('`true` removes the picture'),
  })
  .refine(({ image, removeImage }) => !image || removeImage === 'false', {
    error: 'Please send a new picture or remove the old one, not both',
    path: ['removeImage'],
  });
export type PostChangeForm = z.infer<typeof postChangeFormSchema>;
