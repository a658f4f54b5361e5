import type { Post } from '@redflag/shared/posts';
import { Link } from 'react-router';
import { DateOnly } from '#ui/text/date-time.tsx';
import { excerpt } from './excerpt.ts';
import { PostPicture } from './post-picture.tsx';
import classes from './posts.module.css';

interface PostCardProps {
  post: Post;
  href: string;
}

/** A post in the list: its title is a link that covers the whole card. */
export function PostCard({ post: { title, body, imageUrl, createdAt }, href }: PostCardProps) {
  return (
    <article className={classes.card}>
      <PostPicture url={imageUrl && `${imageUrl}&size=thumb`} alt="" />
      <div className={classes.words}>
        <h2 className={classes.title} dir="auto">
          <Link className={classes.link} to={href} prefetch="intent">
            {title}
          </Link>
        </h2>
        <p className={classes.posted}>
          Posted <DateOnly value={createdAt} />
        </p>
        <p className={classes.excerpt} dir="auto">
          {excerpt(body)}
        </p>
      </div>
    </article>
  );
}
