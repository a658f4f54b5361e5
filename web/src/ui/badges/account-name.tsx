import { CheckIcon } from '#ui/icons.tsx';
import { FeedIcon } from '#ui/more-icons.tsx';
import classes from './account-name.module.css';

const meanings = {
  administrator: 'Administrator',
  team: 'Of our team',
  feed: 'Feed',
  organisation: 'Organisation',
};

interface AccountNameProps {
  name: string;
  mark: keyof typeof meanings | null;
}

/** An account's name with its mark: a drawing, because a name may have any sign that can be typed. */
export function AccountName({ name, mark }: AccountNameProps) {
  if (!mark) return <bdi>{name}</bdi>;
  const Icon = mark === 'administrator' || mark === 'team' ? CheckIcon : FeedIcon;
  return (
    <span>
      <bdi>{name}</bdi>
      {'\u00a0'}
      <span className={classes.mark} role="img" aria-label={meanings[mark]} title={meanings[mark]}>
        <Icon size={12} />
      </span>
    </span>
  );
}
