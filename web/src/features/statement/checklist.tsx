import { useState } from 'react';
import { useSlot } from '#api/drafts/use-draft.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { checklist } from './pack.words.ts';
import classes from './statement.module.css';

type Step = keyof typeof checklist;
const steps = Object.keys(checklist) as Step[];

/**
 * What there is to do after a payment. The ticks alone are kept in this browser, as drafts are: a week at most, and
 * until the person signs out.
 * @param about the id of the target that was paid, or its hash
 */
export function Checklist({ about }: { about: string }) {
  const [found, save] = useSlot<Step[]>(`paid ${about}`);
  const [ticked, setTicked] = useState<Step[]>();
  const done = ticked ?? found ?? [];
  function tick(step: Step, isDone: boolean) {
    const others = done.filter((one) => one !== step);
    const next = isDone ? [...others, step] : others;
    setTicked(next);
    save(next);
  }
  return (
    <>
      <p className="note on-screen">
        Your ticks stay in this browser for a week, or until you sign out.
      </p>
      <ul className={classes.checklist}>
        {steps.map((step) => (
          <li key={step}>
            <Checkbox
              label={checklist[step]}
              checked={done.includes(step)}
              disabled={found === undefined}
              onChange={({ currentTarget }) => tick(step, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
