import type { Me } from '@redflag/shared/accounts';
import { useState } from 'react';
import { Link } from 'react-router';
import { $api } from '#api/query-client.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Section } from '#ui/section.tsx';
import { dismissSteps, isWelcome } from './dismissed-steps.ts';
import classes from './first-steps.module.css';

interface FirstStepsProps {
  verifyPhonePath: string;
  newReportPath: string;
}

/** What people with a new account can do, until they have done it all or dismissed it. */
export function FirstSteps(props: FirstStepsProps) {
  const { me } = useSession();
  const [dismissed, setDismissed] = useState(false);
  if (!me || dismissed || !isWelcome(me, Date.now())) return null;
  function dismiss(id: string) {
    dismissSteps(id);
    setDismissed(true);
  }
  return <Steps {...props} me={me} onDismiss={() => dismiss(me.id)} />;
}

type StepsProps = FirstStepsProps & { me: Me; onDismiss: () => void };

function Steps({ me, verifyPhonePath, newReportPath, onDismiss }: StepsProps) {
  const searches = $api.useQuery('get', '/v1/me/alerts');
  if (!searches.data) return null;
  const steps = [
    {
      name: 'Check something',
      why: 'Enter a number, address or account, or paste a message.',
      isDone: searches.data.items.length > 0,
    },
    {
      name: 'Verify your phone number',
      why: 'Answers then count you as a person with a verified number.',
      to: verifyPhonePath,
      isDone: me.phoneVerified,
    },
    {
      name: 'Report something',
      why: 'Tell others what happened to you, with a picture that shows it.',
      to: newReportPath,
      isDone: me.reportCount > 0,
    },
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Section title="First steps">
      <ol className={classes.steps}>
        {steps.map(({ name, why, to, isDone }) => (
          <li key={name} data-done={isDone || undefined}>
            <span className={classes.tick}>{isDone ? <CheckIcon size={16} /> : null}</span>
            <div>
              {to && !isDone ? <Link to={to}>{name}</Link> : <strong>{name}</strong>}
              {isDone ? <span className={classes.done}> (done)</span> : <p>{why}</p>}
            </div>
          </li>
        ))}
      </ol>
      <Button variant="default" onClick={onDismiss}>
        Hide these steps
      </Button>
    </Section>
  );
}
