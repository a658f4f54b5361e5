import { ReplyList } from '#features/replies/reply-list.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'My answers to reports';
export const meta = () => pageMeta(title);

export default function UserReplies() {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ReplyList replyPath={(id) => `/user/reply/${id}`} newReplyPath="/user/reply/new" />
    </>
  );
}
