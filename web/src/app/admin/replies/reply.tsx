import { ReplyScreen, replyTitle } from '#app/replies/reply-screen.tsx';
import { pageMeta } from '#ui/brand.ts';

export const meta = () => pageMeta(replyTitle);

/** An administrator's own answer; others' are decided with the reports. */
export default function AdminReply() {
  return (
    <ReplyScreen
      listPath="/admin/dashboard"
      newReplyPath="/admin/reply/new"
      reviewPath={(targetId) => `/admin/review/${targetId}`}
    />
  );
}
