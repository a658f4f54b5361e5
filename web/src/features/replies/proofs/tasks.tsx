import type { ProofTask } from '@redflag/shared/replies';
import { proofCheckSchema } from '@redflag/shared/replies';
import {
  PROOF_CODE_MINUTES,
  PROOF_CODE_TRIES,
  PROOF_TASK_HOURS,
} from '@redflag/shared/replies/values';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextAreaField, TextField } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/form.ts';
import { Notice } from '#ui/states/notice.tsx';
import { Copied } from './copied.tsx';
import classes from './proofs.module.css';
import { useCheckProof } from './use-check-proof.ts';

export interface TaskProps {
  replyId: string;
  task: ProofTask;
  onProven: () => void;
  /** Begins again, such as with another code. */
  onAgain: () => void;
}

/** Takes the code that was sent to the reported address or number. */
export function CodeTask({ replyId, task, onProven, onAgain }: TaskProps) {
  const form = useForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: code.trim() ? null : 'Please enter the code' }),
  });
  const check = useCheckProof(replyId, { onProven, onRefused: form.showFieldErrors });
  return (
    <CheckedForm
      form={form}
      className={classes.task}
      onSubmit={(values) => check.send(proofCheckSchema.parse(values))}
    >
      <p role="status">
        We sent a code to <bdi>{task.sentTo}</bdi>. It works for {PROOF_CODE_MINUTES} minutes and{' '}
        {PROOF_CODE_TRIES} tries.
      </p>
      <TextField
        label="Code"
        description={`The 6 digits from the ${task.method === 'phone' ? 'text message' : 'email'}.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={classes.code}
        maxLength={40}
        {...form.getInputProps('code')}
      />
      <Failure>{check.failure}</Failure>
      <div className="row">
        <Button type="submit" loading={check.busy}>
          Check
        </Button>
        <Button variant="default" onClick={onAgain}>
          Send another code
        </Button>
      </div>
    </CheckedForm>
  );
}

/** Says what to put on the site, and looks whether it is there. */
export function SiteTask({ replyId, task: { record, file }, onProven }: TaskProps) {
  const check = useCheckProof(replyId, { onProven });
  return (
    <div className={classes.task}>
      {record ? (
        <>
          <p>
            Add this record where the domain is looked after, for example at the company where you
            bought it. Do not change the other records.
          </p>
          <dl>
            <Copied label="Type" value="TXT" />
            <Copied label="Name" value={record.name} />
            <Copied label="Value" value={record.value} />
          </dl>
        </>
      ) : null}
      {file ? (
        <>
          <p>Put a file on your site, so that this address shows this text and nothing else.</p>
          <dl>
            <Copied label="Address" value={file.url} />
            <Copied label="Text" value={file.content} />
          </dl>
        </>
      ) : null}
      <p>
        You have {PROOF_TASK_HOURS} hours. You can leave this page and come back: choose the same
        way again. Once we have seen it, you can remove it.
      </p>
      <Failure>{check.failure}</Failure>
      <div>
        <Button loading={check.busy} onClick={() => check.send({})}>
          Check now
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {check.busy ? 'Looking for it' : null}
      </span>
    </div>
  );
}

/** Gives the words to sign with a wallet, and takes the signature. */
export function WalletTask({ replyId, task, onProven, onAgain }: TaskProps) {
  const form = useForm({
    initialValues: { signature: '' },
    validate: ({ signature }) => ({
      signature: signature.trim() ? null : 'Please paste the signature',
    }),
  });
  const check = useCheckProof(replyId, { onProven, onRefused: form.showFieldErrors });
  return (
    <CheckedForm
      form={form}
      className={classes.task}
      onSubmit={(values) => check.send(proofCheckSchema.parse(values))}
    >
      <p>
        Sign these words with your wallet: most wallets have ‘Sign message’. This moves no money.
        Never type your secret words or your private key anywhere, not here either.
      </p>
      <dl>
        <Copied label="Words to sign, all of them" value={task.message ?? ''} />
      </dl>
      <TextAreaField
        label="Signature"
        description="What your wallet gives you for these words."
        rows={3}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={4_000}
        {...form.getInputProps('signature')}
      />
      <Failure>{check.failure}</Failure>
      <div className="row">
        <Button type="submit" loading={check.busy}>
          Check
        </Button>
        <Button variant="default" onClick={onAgain}>
          Give me new words
        </Button>
      </div>
    </CheckedForm>
  );
}

/** Says what helps a reviewer to believe that something is somebody's. */
export function EvidenceTask({ task }: TaskProps) {
  return (
    <div className={classes.task} role="status">
      <p>
        A reviewer looks at what you wrote and at your picture. A page or profile is easiest to
        believe if it shows this code, for example in its description, until we have decided:
      </p>
      <dl>
        <Copied label="Code" value={task.message ?? ''} />
      </dl>
      <p>
        For a bank account or a number, a picture of a letter, a contract or a bill with your name
        helps. Cover what we need not see. If you have sent no picture, you can add one below.
      </p>
    </div>
  );
}

const Failure = ({ children }: { children: ReactNode }) =>
  children ? (
    <Notice tone="caution" role="alert">
      <p>{children}</p>
    </Notice>
  ) : null;
