import { REPLY_TEXT_MAX, REPLY_TEXT_MIN } from '@redflag/shared/replies/values';
import { TextAreaField } from '#ui/form/field.tsx';
import { formatCount } from '#ui/text/counts.ts';

interface TellingFieldProps {
  label: string;
  /** The properties of the form's field. */
  input: { value: string } & Parameters<typeof TextAreaField>[0];
}

/** A field for what happened, which counts what is written. */
export function TellingField({ label, input }: TellingFieldProps) {
  const written = formatCount(input.value.trim().length);
  return (
    <div>
      <TextAreaField
        label={label}
        description={`Only you and our reviewers read it. At least ${REPLY_TEXT_MIN} characters.`}
        rows={6}
        maxLength={REPLY_TEXT_MAX}
        {...input}
      />
      <p className="note">
        {written} of {formatCount(REPLY_TEXT_MAX)} characters
      </p>
    </div>
  );
}
