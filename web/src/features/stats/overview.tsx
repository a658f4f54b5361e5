import { plural } from '@redflag/shared/text/plural';
import { Link } from 'react-router';
import { formatCount } from '#ui/text/counts.ts';
import classes from './overview.module.css';
import { useStats } from './use-stats.ts';

interface OverviewProps {
  reviewPath: string;
  reportsPath: string;
  usersPath: string;
  postsPath: string;
}

/** The key figures, with links to the lists behind them (product specification section 2, "Admin screens": dashboard). */
export function Overview({ reviewPath, reportsPath, usersPath, postsPath }: OverviewProps) {
  const { stats, loading, failure } = useStats();
  const figure = (count: number) => (failure ? '–' : formatCount(count));
  return (
    <ul className={classes.cards} data-loading={(loading && !failure) || undefined}>
      <Card
        to={reviewPath}
        figure={figure(stats.pending)}
        label="waiting for review"
        action="Review"
      />
      <Card
        to={reportsPath}
        figure={figure(stats.open)}
        label={plural(stats.open, { one: 'report not Resolved', other: 'reports not Resolved' })}
        action="All reports"
      />
      <Card
        to={usersPath}
        figure={figure(stats.verifiedUsers)}
        label={plural(stats.verifiedUsers, { one: 'verified user', other: 'verified users' })}
        action="All users"
      />
      <Card
        to={postsPath}
        figure={figure(stats.posts)}
        label={plural(stats.posts, { one: 'post', other: 'posts' })}
        action="All posts"
      />
    </ul>
  );
}

interface CardProps {
  to: string;
  figure: string;
  label: string;
  action: string;
}

function Card({ to, figure, label, action }: CardProps) {
  return (
    <li className={classes.card}>
      <p className="dimmed">
        <span className={classes.figure}>{figure}</span> {label}
      </p>
      <Link to={to} className={classes.link}>
        {action}
      </Link>
    </li>
  );
}
