import { NewReplyScreen, newReplyTitle } from '#app/replies/new-reply-screen.tsx';
import { pageMeta } from '#ui/brand.ts';

export const meta = () => pageMeta(newReplyTitle);

/** What is reported may be an administrator's, too. */
export default function AdminNewReply() {
  return <NewReplyScreen replyPath={(id) => `/admin/reply/${id}`} backPath="/admin/dashboard" />;
}
