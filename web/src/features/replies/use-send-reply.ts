import { ALREADY_OPEN, replySchema } from '@redflag/shared/replies';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { z } from 'zod/mini';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
import { useUpload } from '#api/uploads/use-upload.ts';
import type { ReplyDraft } from './reply-check.ts';
import { contentOfReply } from './reply-check.ts';
import { useFindOpen, useRefreshReplies } from './use-replies.ts';

const sentSchema = z.pick(replySchema, { id: true });

interface SendReplyOptions {
  targetId: string;
  replyPath: (id: string) => string;
  onSent: (id: string) => void;
  /** Returns whether it showed the problem at a field. */
  onRefused: (problem: ApiProblem) => boolean;
}

/**
 * Sends an answer and opens its screen. One that waits already, such as from an attempt whose answer was lost, is
 * opened instead.
 */
export function useSendReply({ targetId, replyPath, onSent, onRefused }: SendReplyOptions) {
  const upload = useUpload();
  const navigate = useNavigate();
  const findOpen = useFindOpen(targetId);
  const refresh = useRefreshReplies();
  const sending = useMutation({
    mutationFn: async ({ picture, ...fields }: ReplyDraft) => {
      const form = new FormData();
      const content = contentOfReply({ ...fields, picture });
      for (const [name, value] of Object.entries(content)) form.set(name, value);
      // Last, so that the server has the other fields before it reads it.
      if (picture) form.set('picture', picture);
      try {
        const path = `/v1/targets/${targetId}/replies`;
        return sentSchema.parse(await upload.send({ method: 'POST', path, form })).id;
      } catch (error) {
        const open = problemOf(error).code === ALREADY_OPEN ? await findOpen() : null;
        if (!open) throw error;
        return open.id;
      }
    },
    onSuccess: (id) => {
      onSent(id);
      void refresh();
      void navigate(replyPath(id), { replace: true });
    },
  });
  const { error } = sending;
  return {
    send: (draft: ReplyDraft) =>
      sending.mutateAsync(draft).catch((error) => void onRefused(problemOf(error))),
    sent: sending.isSuccess,
    busy: sending.isPending,
    failure: error && !problemOf(error).errors?.length ? problemOf(error).sentence : null,
    progress: upload.progress,
  };
}
