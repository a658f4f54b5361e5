import { ConditionBadge } from './condition.tsx';
import classes from './system.module.css';

interface ShownPart {
  id: string;
  title: string;
  /** In small letters below the title. */
  value?: string | null;
  condition: string;
  text: string;
  manual: string;
}

/** Each part with how it is, a sentence about it, and where the manual says more. */
export function PartList({ parts, manualUrl }: { parts: ShownPart[]; manualUrl: string | null }) {
  return (
    <ul className={classes.parts}>
      {parts.map(({ id, title, value, condition, text, manual }) => (
        <li key={id} className={classes.part}>
          <h3>
            {title}
            {value ? <span className={classes.value}>{value}</span> : null}
          </h3>
          <ConditionBadge condition={condition} />
          <p>{text}</p>
          {manualUrl ? (
            <a href={manualUrl + manual} target="_blank" rel="noreferrer">
              Manual<span className="visually-hidden">: {title}</span>
            </a>
          ) : (
            <span className={classes.manual}>{manual}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
