import type { Target } from '@redflag/shared/checks';
import { isSuspect } from '@redflag/shared/verdicts/tone-of';
import type { ReactNode } from 'react';
import { useState } from 'react';
import classes from './advice.module.css';
import { Contacts } from './contacts.tsx';
import { situations, stepsFor } from './steps.ts';

interface AdviceProps {
  target: Target;
  /** Opens the first situation, where it is urgent. */
  opened: boolean;
  /** What people who paid get besides, in the country they chose, if any. */
  paid: (country: string | undefined) => ReactNode;
}

/** Says what to do and whom to turn to in three situations, one of them open. */
export default function Advice({ target, opened, paid }: AdviceProps): ReactNode {
  const [country, setCountry] = useState<string>();
  const [hasPaid, setHasPaid] = useState(false);
  return (
    <section className={classes.advice} aria-labelledby="advice">
      <h2 id="advice">What to do now</h2>
      {situations.map(([situation, label], position) => (
        // The browser closes the others of the same name.
        <details
          key={situation}
          name="situation"
          open={opened && position === 0}
          // What is behind it is loaded for those who need it.
          onToggle={situation === 'paid' ? () => setHasPaid(true) : undefined}
        >
          <summary>{label}</summary>
          <ol>
            {stepsFor(situation, target.category, isSuspect(target)).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {situation === 'paid' && hasPaid ? paid(country) : null}
          <Contacts situation={situation} country={country} onCountry={setCountry} />
        </details>
      ))}
    </section>
  );
}
