import { REPLY_TEXT_MAX, REPLY_TEXT_MIN } from '@redflag/shared/replies/values';
import { TextAreaField } from '#ui/form/field.tsx';
import { Written } from '#ui/text/written.tsx';

interface TellingFieldProps {
  label: string;
  /** The properties of the form's field. */
  input: { value: string } & Parameters<typeof TextAreaField>[0];
}

/** A field for what happened, which counts what is written. */
export function TellingField({ label, input }: TellingFieldProps) {
  return (
    <div>
      <TextAreaField
        label={label}
        description={`Only you and our reviewers read it. At least ${REPLY_TEXT_MIN} characters.`}
        rows={6}
        maxLength={REPLY_TEXT_MAX}
        {...input}
      />
      <Written text={input.value} atMost={REPLY_TEXT_MAX} />
    </div>
  );
}
