import type { PaymentFields } from './fields.ts';
import { sentencesFor } from './pack.words.ts';
import classes from './statement.module.css';

interface PhoneCallProps {
  payment: PaymentFields;
  /** Under what it stands. */
  level: 2 | 3;
}

/** What to say to the bank. */
export function PhoneCall({ payment, level }: PhoneCallProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classes.call}>
      <Heading>What to say on the phone</Heading>
      <ol>
        {sentencesFor(payment).map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ol>
    </section>
  );
}
