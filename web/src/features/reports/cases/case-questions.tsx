import type { CaseDetail } from '@redflag/shared/review/cases';
import { bankOfAccount, UNKNOWN_BANK } from '@redflag/shared/targets/numbers/bank';
import { banksFor } from '@redflag/shared/targets/numbers/banks';
import { showTarget } from '@redflag/shared/text/show-target';
import { useRef, useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { useRefreshReports } from '#features/reports/use-refresh-reports.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import classes from './cases.module.css';

interface CaseQuestionsProps {
  detail: CaseDetail;
  /** Opens the case of a target to which the reports have moved; without one, the queue. */
  onMoved: (targetId?: string) => void | Promise<void>;
}

/** Asks a reviewer what decides which target the reports are about. */
export function CaseQuestions({ detail, onMoved }: CaseQuestionsProps) {
  const { target, sharedHost } = detail;
  const isWithoutBank = target.category === 'bank' && bankOfAccount(target.key) === UNKNOWN_BANK;
  return (
    <>
      {sharedHost ? <SharedHostQuestion asked={sharedHost} onMoved={onMoved} /> : null}
      {isWithoutBank ? <BankQuestion target={target} onMoved={onMoved} /> : null}
    </>
  );
}

interface SharedHostQuestionProps extends Pick<CaseQuestionsProps, 'onMoved'> {
  asked: NonNullable<CaseDetail['sharedHost']>;
}

function SharedHostQuestion({ asked, onMoved }: SharedHostQuestionProps) {
  const { host, pages, people } = asked;
  const [answered, setAnswered] = useState(false);
  const answer = $api.useMutation('put', '/v1/shared-hosts/{host}');
  const shown = showTarget(host);
  async function choose(shared: boolean) {
    try {
      await answer.mutateAsync({ params: { path: { host } }, body: { shared } });
    } catch (error) {
      toastError(problemOf(error).detail);
      return;
    }
    if (shared) {
      toastSuccess(`Each page of ${shown} is now judged on its own.`);
      await onMoved();
    } else {
      toastSuccess(`${shown} is one site: its pages are judged together.`);
      setAnswered(true);
      // The button goes, and would take the focus with it.
      document.querySelector('h1')?.focus();
    }
  }
  if (answered) return null;
  return (
    <section className="mb-lg" aria-label="Question about the site">
      <Notice tone="caution" title="Can anybody publish here?">
        <p>
          {people} people reported {pages} different pages of {shown}. If anybody can put a page
          there, each page is judged on its own, and {shown} is not blamed for all of them.
        </p>
        <p className={classes.choices}>
          <Button variant="default" loading={answer.isPending} onClick={() => choose(true)}>
            Yes, anybody can
          </Button>
          <Button variant="default" disabled={answer.isPending} onClick={() => choose(false)}>
            No, it is one site
          </Button>
        </p>
      </Notice>
    </section>
  );
}

interface BankQuestionProps extends Pick<CaseQuestionsProps, 'onMoved'> {
  target: CaseDetail['target'];
}

function BankQuestion({ target, onMoved }: BankQuestionProps) {
  const [bank, setBank] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const refresh = useRefreshReports();
  const assign = $api.useMutation('put', '/v1/targets/{id}/bank');
  async function save() {
    if (!bank) {
      setMissing(true);
      field.current?.querySelector('select')?.focus();
      return;
    }
    try {
      const path = { id: target.id ?? '' };
      const moved = await assign.mutateAsync({ params: { path }, body: { bank } });
      toastSuccess('These reports are now about the account at that bank.');
      // The case that is left is gone: it must not be fetched again.
      await onMoved(moved.id ?? undefined);
      refresh();
    } catch (error) {
      toastError(problemOf(error).detail);
    }
  }
  return (
    <section className="mb-lg" aria-label="Question about the account">
      <Notice tone="neutral" icon={null} title="Which bank?">
        <p>
          These reports do not name the bank. If you know it from what they say or show, give it: at
          another bank, the same number is another account.
        </p>
        <div ref={field} className={classes.assign}>
          <SelectField
            label="Bank"
            value={bank}
            options={[
              { value: '', label: 'Select a bank' },
              ...banksFor(target.key.replace(/^\?\//, '')).map(({ key, name }) => ({
                value: key,
                label: name,
              })),
            ]}
            error={missing && !bank ? 'Please select a bank' : null}
            onChange={(event) => setBank(event.currentTarget.value)}
          />
          <Button variant="default" loading={assign.isPending} onClick={save}>
            Give the bank
          </Button>
        </div>
      </Notice>
    </section>
  );
}
