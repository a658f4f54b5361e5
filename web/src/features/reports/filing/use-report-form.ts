import type { Category } from '@redflag/shared/categories';
import { pictureProblem } from '@redflag/shared/pictures';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormLock } from '#api/drafts/form-lock.ts';
import type { Draft } from '#api/drafts/use-draft.ts';
import { problemOf } from '#api/problem.ts';
import { newIdempotencyKey } from '#api/uploads/idempotency-key.ts';
import type { Search } from '#features/reports/search-address.ts';
import { useForm } from '#ui/form/form.ts';
import { unfinishedIn } from '#ui/form/unfinished.ts';
import type { NewReportDraft } from './new-report-check.ts';
import { checkNewReport } from './new-report-check.ts';
import type { FiledReport } from './use-file-report.ts';
import { useFileReport } from './use-file-report.ts';

/** A report as it is kept until it is filed. */
export interface KeptReport extends NewReportDraft {
  /** The id of an own report that goes when this one is filed, or null. */
  replaces: string | null;
}

export interface ReportFormProps {
  categories: Category[];
  initial: NewReportDraft;
  /** The same for every attempt to file this report. */
  idempotencyKey: string;
  /** Where the report is kept until it is filed. */
  draft: Draft<KeptReport>;
  /** Whether `initial` has something that is not in the draft yet. */
  unsaved: boolean;
  /** Why a picture that another app shared is refused. */
  refusal: string | null;
  replaced: KeptReport['replaces'];
  /** Whether the one that was to be filed again is not to be taken back any more. */
  missed: boolean;
  /** Tells the person's other tabs that the report was filed, and discards the draft. */
  onSent: FormLock['tellSent'];
  /** Discards the draft from an earlier visit; null if there is none. */
  onStartAfresh: (() => void) | null;
  reportPath: (id: string) => string;
  /** Path of the reports on a target. */
  resultsPath: (sought: Search) => string;
  dashboardPath: string;
}

/** The values of the form, from the draft to the report that was filed. */
export function useReportForm(props: ReportFormProps) {
  const { initial, draft, unsaved, refusal, replaced, onSent } = props;
  const [idempotencyKey, setIdempotencyKey] = useState(props.idempotencyKey);
  const [confirming, setConfirming] = useState(false);
  const [filed, setFiled] = useState<FiledReport | null>(null);
  const form = useForm<NewReportDraft>({
    initialValues: initial,
    initialErrors: { evidence: refusal },
    validate: async (values, element) => ({
      ...unfinishedIn(element),
      ...(await checkNewReport(values)),
    }),
  });
  const filing = useFileReport(idempotencyKey, replaced, {
    onFiled: (report) => {
      onSent({ id: report.id }, draft.discard);
      setConfirming(false);
      setFiled(report);
    },
    onRefused: (error) => {
      const problem = problemOf(error);
      if (problem.code === 'idempotency-key-reused') {
        // An earlier attempt was filed. Submitting again files a new report.
        setIdempotencyKey(newIdempotencyKey());
      }
      if (form.showFieldErrors(problem)) setConfirming(false);
    },
  });

  const touched = unsaved || form.isDirty;
  useEffect(() => {
    if (touched && !filed) draft.save({ ...form.values, replaces: replaced }, idempotencyKey);
  }, [touched, filed, form.values, replaced, idempotencyKey, draft.save]);

  const { evidence } = initial;
  useEffect(() => {
    if (unsaved) draft.savePicture(evidence);
  }, [unsaved, evidence, draft.savePicture]);

  const focusPicture = useEffectEvent(() => form.focus('evidence'));
  useEffect(() => {
    // The field is below the first screenful.
    if (refusal) focusPicture();
  }, [refusal]);

  function choosePicture(file: File | null) {
    const problem = file && pictureProblem(file);
    form.setFieldValue('evidence', problem ? null : file);
    form.setFieldError('evidence', problem);
    draft.savePicture(problem ? null : file);
  }

  function confirm() {
    filing.reset();
    setConfirming(true);
  }
  const review = () => setConfirming(false);

  return { form, filing, filed, confirming, confirm, review, choosePicture };
}
