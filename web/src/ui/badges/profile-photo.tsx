import classes from './profile-photo.module.css';

interface ProfilePhotoProps {
  /** Null shows the default picture. */
  url: string | null;
  /** Width and height in pixels at the usual text size, with which it grows. */
  size: number;
}

/** A round profile picture; the name is beside it, so screen readers skip it. */
export function ProfilePhoto({ url, size }: ProfilePhotoProps) {
  const side = `${size / 16}rem`;
  const style = { width: side, height: side };
  if (url) {
    return <img className={classes.photo} src={url} alt="" style={style} />;
  }
  return (
    <svg className={classes.photo} viewBox="0 0 40 40" style={style} aria-hidden="true">
      <rect width="40" height="40" />
      <circle cx="20" cy="15.5" r="6.5" />
      <path d="M7 36c1-8 6-11.5 13-11.5S32 28 33 36z" />
    </svg>
  );
}
