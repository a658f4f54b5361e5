import { REASON_MAX } from '@redflag/shared/api/values';
import { plural } from '@redflag/shared/text/plural';
import classes from '#features/reports/cases/cases.module.css';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import type { Also, choicesOf } from './also.ts';

interface AlsoFieldsProps {
  choices: ReturnType<typeof choicesOf>;
  also: Also;
  onChange: (also: Also) => void;
}

/** What to do with a decision, each person with a box of their own; nothing is ticked by itself. */
export function AlsoFields({ choices: { pictures, people }, also, onChange }: AlsoFieldsProps) {
  if (pictures.length + people.length === 0) return null;
  const tick = (id: string, on: boolean) => [
    ...also.suspend.filter((other) => other !== id),
    ...(on ? [id] : []),
  ];
  return (
    <fieldset className={classes.also}>
      <legend>After this decision also</legend>
      {pictures.length > 0 ? (
        <Checkbox
          label={plural(pictures.length, {
            one: 'Hide the picture from others',
            other: 'Hide the # pictures from others',
          })}
          checked={also.hide}
          onChange={({ currentTarget }) => onChange({ ...also, hide: currentTarget.checked })}
        />
      ) : null}
      {people.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={`Suspend ${name}`}
          checked={also.suspend.includes(id)}
          onChange={({ currentTarget }) =>
            onChange({ ...also, suspend: tick(id, currentTarget.checked) })
          }
        />
      ))}
      {also.suspend.length > 0 ? (
        <TextAreaField
          className="mt-sm"
          label="Reason for suspending"
          description="They are emailed it at once, and can ask once for a second look."
          error={also.lacksReason && !also.reason.trim() ? 'Please give a reason' : null}
          rows={2}
          maxLength={REASON_MAX}
          value={also.reason}
          onChange={({ currentTarget }) => onChange({ ...also, reason: currentTarget.value })}
        />
      ) : null}
    </fieldset>
  );
}
