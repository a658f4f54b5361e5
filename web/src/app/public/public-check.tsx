import { VerdictSign } from '#ui/badges/verdict-sign.tsx';
import { brand, describePage } from '#ui/brand.ts';
import classes from './public-check.module.css';
import { TargetSearch } from './target-search.tsx';

export const meta = () => [
  ...describePage(`#CHECK_TITLE – ${brand.name}`),
  { name: 'robots', content: 'noindex' },
];

/** What the server may refer to. */
const signs = ['danger', 'caution', 'neutral', 'cleared'] as const;

/** The answer to a visitor. The server fills in the placeholders (server/src/modules/site/public-check.page.ts). */
export default function PublicCheck() {
  return (
    <div className={classes.page}>
      <svg className={classes.icons} aria-hidden="true">
        {signs.map((kind) => (
          <symbol key={kind} id={kind}>
            <VerdictSign kind={kind} size={48} />
          </symbol>
        ))}
      </svg>
      <div className={classes.answer}>#CHECK_BODY</div>
      <div className={classes.aside}>
        <div className={classes.ways}>#CHECK_WAYS</div>
        <div className={classes.next}>
          <h2>Check something else</h2>
          <TargetSearch typed="#CHECK_TYPED" />
        </div>
      </div>
    </div>
  );
}
