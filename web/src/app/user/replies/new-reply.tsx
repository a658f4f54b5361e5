import { NewReplyScreen, newReplyTitle } from '#app/replies/new-reply-screen.tsx';
import { pageMeta } from '#ui/brand.ts';

export const meta = () => pageMeta(newReplyTitle);

export default function NewReply() {
  return <NewReplyScreen replyPath={(id) => `/user/reply/${id}`} backPath="/user/dashboard" />;
}
