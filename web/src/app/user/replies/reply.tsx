import { ReplyScreen, replyTitle } from '#app/replies/reply-screen.tsx';
import { pageMeta } from '#ui/brand.ts';

export const meta = () => pageMeta(replyTitle);

export default function UserReply() {
  return <ReplyScreen listPath="/user/replies" newReplyPath="/user/reply/new" />;
}
