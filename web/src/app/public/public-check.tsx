import '#ui/badges/tones.css';
import { brand, describePage } from '#ui/brand.ts';
import { AlertIcon, CheckIcon } from '#ui/icons.tsx';
import { ClockIcon, QuestionIcon } from '#ui/more-icons.tsx';
import classes from './public-check.module.css';
import { TargetSearch } from './target-search.tsx';

export const meta = () => [
  ...describePage(`#CHECK_TITLE – ${brand.name}`),
  { name: 'robots', content: 'noindex' },
];

/** Beside a verdict, by its tone; a tick for what reviewers cleared. */
const icons = {
  ...{ danger: AlertIcon, caution: ClockIcon, neutral: QuestionIcon },
  cleared: CheckIcon,
};

/** The answer to a visitor. The server fills in the placeholders (server/src/modules/site/public-check.page.ts). */
export default function PublicCheck() {
  return (
    <div className={classes.page}>
      <svg className={classes.icons} aria-hidden="true">
        {Object.entries(icons).map(([tone, Icon]) => (
          <symbol key={tone} id={tone}>
            <Icon size={28} />
          </symbol>
        ))}
      </svg>
      <div className={classes.answer}>#CHECK_BODY</div>
      <h2>Check something else</h2>
      <TargetSearch typed="#CHECK_TYPED" />
    </div>
  );
}
