import type { ProofTask, Reply } from '@redflag/shared/replies';
import type { ProofMethod } from '@redflag/shared/replies/values';
import { isOpenReply } from '@redflag/shared/replies/values';
import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { useRefreshReplies } from '#features/replies/use-replies.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Section } from '#ui/section.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { toastSuccess } from '#ui/toast.tsx';
import classes from './proofs.module.css';
import type { TaskProps } from './tasks.tsx';
import { CodeTask, EvidenceTask, SiteTask, WalletTask } from './tasks.tsx';

/** What somebody can do to show that something is theirs, and what it takes. */
const ways: Record<ProofMethod, { label: string; takes: string }> = {
  email: { label: 'Send me a code by email', takes: 'We send it to the reported address.' },
  phone: { label: 'Send me a code by text message', takes: 'We send it to the reported number.' },
  'website-file': {
    label: 'Put a file on the site',
    takes: 'You need to be able to change the site.',
  },
  'website-dns': {
    label: 'Add a DNS record',
    takes: 'Who looks after the domain can do this. It may take an hour until we see it.',
  },
  wallet: { label: 'Sign a message with the wallet', takes: 'This moves no money.' },
  evidence: {
    label: 'Show our reviewers something else',
    takes: 'A person looks at it, which takes longer.',
  },
};

/** Lets the holder show that what they answer about is theirs, in a way that fits it. */
export function Proof({ reply }: { reply: Reply }) {
  const [task, setTask] = useState<ProofTask | null>(null);
  const refresh = useRefreshReplies();
  const begin = $api.useMutation('post', '/v1/replies/{id}/proof', {
    onSuccess: (begun) => {
      setTask(begun);
      if (begun.proven) prove();
    },
    onError: () => setTask(null),
  });
  const { id, state, proof, proofMethods } = reply;
  if (proof || !isOpenReply(state) || proofMethods.length === 0) return null;

  function prove() {
    toastSuccess('Proven: it is yours');
    void refresh();
  }
  const ask = (method: ProofMethod) => begin.mutate({ params: { path: { id } }, body: { method } });
  const asked = begin.isPending ? begin.variables.body.method : task?.method;
  return (
    <Section title="Prove that it is yours">
      <p>
        Anybody could say so. Once it is proven, everybody who checks it reads that you disagree,
        and by when we decide.
      </p>
      <ul className={classes.ways}>
        {proofMethods.map((method) => (
          <li key={method}>
            <Button
              variant={method === asked ? 'filled' : 'default'}
              aria-pressed={method === asked}
              loading={begin.isPending && method === asked}
              onClick={() => ask(method)}
            >
              {ways[method]?.label ?? method}
            </Button>
            <span className="note">{ways[method]?.takes}</span>
          </li>
        ))}
      </ul>
      {begin.error ? (
        <Notice tone="danger" role="alert">
          <p>{problemOf(begin.error).sentence}</p>
        </Notice>
      ) : null}
      {task && !task.proven && !begin.isPending ? (
        <Task
          key={`${task.method} ${task.expiresAt}`}
          replyId={id}
          task={task}
          onProven={prove}
          onAgain={() => ask(task.method)}
        />
      ) : null}
    </Section>
  );
}

function Task(props: TaskProps) {
  switch (props.task.method) {
    case 'email':
    case 'phone':
      return <CodeTask {...props} />;
    case 'website-dns':
    case 'website-file':
      return <SiteTask {...props} />;
    case 'wallet':
      return <WalletTask {...props} />;
    default:
      return <EvidenceTask {...props} />;
  }
}
