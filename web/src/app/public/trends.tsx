import {
  ENOUGH_PEOPLE,
  RECENT_WEEKS,
  ROUNDED_TO,
  TREND_WEEKS,
} from '@redflag/shared/trends/values';
import { brand, pageMeta } from '#ui/brand.ts';
import type { Section } from './reading/reading-page.tsx';
import { ReadingPage } from './reading/reading-page.tsx';
import classes from './trends.module.css';

const title = 'What is going round';
export const meta = () =>
  pageMeta(title, `The kinds of scam that people reported to ${brand.name} in the last weeks.`);

const sections: Section[] = [
  {
    id: 'grew',
    title: 'What grew most',
    content: (
      <>
        <p>
          The last {RECENT_WEEKS} weeks against the {RECENT_WEEKS} before.
        </p>
        <div>#TRENDS_GREW</div>
      </>
    ),
  },
  {
    id: 'kinds',
    title: 'Week by week',
    content: <div className={classes.kinds}>#TRENDS_KINDS</div>,
  },
  {
    id: 'counted',
    title: 'What is counted',
    content: (
      <>
        <p>
          People whose reports our reviewers confirmed, in the week in which they reported. Weeks
          begin on Monday (UTC). Reports of the latest weeks may still wait for a review, so those
          numbers can grow. One person counts once for each kind and week.
        </p>
        <p>
          We leave out what fewer than {ENOUGH_PEOPLE} people reported, and round down to{' '}
          {ROUNDED_TO}. The words are ordinary words from a dictionary. We leave out names of
          people, places, banks and brands, and numbers and addresses.
        </p>
        <p>#TRENDS_AT We count again every hour.</p>
      </>
    ),
  },
];

/** The server fills in what was counted (server/src/modules/trends/trends.page.ts). */
export default function TrendsPage() {
  return (
    <ReadingPage
      title={title}
      summary={
        <>
          <h2>In short</h2>
          <p>
            These kinds of scam were reported and confirmed in the last {TREND_WEEKS} weeks. If you
            meet one, <a href="/">check it</a> before you reply, click or pay.
          </p>
        </>
      }
      sections={sections}
    />
  );
}
