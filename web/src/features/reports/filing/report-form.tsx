import type { Category } from '@redflag/shared/categories';
import { acceptedPictures, MAX_PICTURE_MEGABYTES, pictureProblem } from '@redflag/shared/pictures';
import { DESCRIPTION_MAX, reportTypes } from '@redflag/shared/reports/values';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FormLock } from '#api/drafts/form-lock.ts';
import type { Draft } from '#api/drafts/use-draft.ts';
import { problemOf } from '#api/problem.ts';
import { newIdempotencyKey } from '#api/uploads/idempotency-key.ts';
import {
  CategoryField,
  categoryInput,
  SubcategoryField,
} from '#features/reports/category-fields.tsx';
import type { Search } from '#features/reports/search/search-address.ts';
import { TargetField } from '#features/reports/target-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { FileDrop } from '#ui/form/file-drop.tsx';
import { focusFirstError, showFieldErrors, useForm } from '#ui/form/form.ts';
import card from '#ui/form/form-card.module.css';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { EarlierReports } from './earlier-reports.tsx';
import classes from './filing.module.css';
import type { NewReportDraft } from './new-report-check.ts';
import { checkNewReport } from './new-report-check.ts';
import { Restored } from './restored.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { SubmittedDialog } from './submitted-dialog.tsx';
import type { FiledReport } from './use-file-report.ts';
import { useFileReport } from './use-file-report.ts';
import { useWalletSubcategory } from './use-wallet-subcategory.ts';

export interface ReportFormProps {
  categories: Category[];
  initial: NewReportDraft;
  /** The same for every attempt to file this report. */
  idempotencyKey: string;
  /** Where the report is kept until it is filed. */
  draft: Draft<NewReportDraft>;
  /** Whether `initial` has something that is not in the draft yet. */
  unsaved: boolean;
  /** Why a picture that another app shared is refused. */
  refusal: string | null;
  /** Tells the person's other tabs that the report was filed, and discards the draft. */
  onSent: FormLock['tellSent'];
  /** Discards the draft from an earlier visit; null if there is none. */
  onStartAfresh: (() => void) | null;
  reportPath: (id: string) => string;
  /** Path of the reports on a target. */
  resultsPath: (sought: Search) => string;
  dashboardPath: string;
}

/** Product specification section 2, "New report form". */
export function ReportForm(props: ReportFormProps) {
  const { categories, initial, draft, unsaved, refusal, onStartAfresh } = props;
  const { reportPath, resultsPath, dashboardPath } = props;
  const [idempotencyKey, setIdempotencyKey] = useState(props.idempotencyKey);
  const [step, setStep] = useState<'filling' | 'checking' | 'confirming'>('filling');
  const [filed, setFiled] = useState<FiledReport | null>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const form = useForm<NewReportDraft>({
    initialValues: initial,
    initialErrors: { evidence: refusal },
  });
  const filing = useFileReport(idempotencyKey, {
    onFiled: (report) => {
      props.onSent({ id: report.id }, draft.discard);
      setStep('filling');
      setFiled(report);
    },
    onRefused: (error) => {
      const problem = problemOf(error);
      if (problem.code === 'idempotency-key-reused') {
        // An earlier attempt was filed. Submitting again files a new report.
        setIdempotencyKey(newIdempotencyKey());
      }
      if (showFieldErrors(form, problem)) {
        setStep('filling');
      }
    },
  });
  const { category, target, evidence } = form.values;
  const chainDetected = useWalletSubcategory(form);

  const touched = unsaved || form.isDirty();
  const { evidence: firstPicture } = initial;
  const firstForm = useRef(form);

  useEffect(() => {
    if (touched && !filed) draft.save(form.values, idempotencyKey);
  }, [touched, filed, form.values, idempotencyKey, draft.save]);

  useEffect(() => {
    if (unsaved) draft.savePicture(firstPicture);
  }, [unsaved, firstPicture, draft.savePicture]);

  useEffect(() => {
    // The field is below the first screenful.
    if (refusal) firstForm.current.getInputNode('evidence')?.focus();
  }, [refusal]);

  function choosePicture(file: File | null) {
    const problem = file && pictureProblem(file);
    form.setFieldValue('evidence', problem ? null : file);
    form.setFieldError('evidence', problem);
    draft.savePicture(problem ? null : file);
  }

  async function check(event: FormEvent) {
    event.preventDefault();
    if (step !== 'filling') {
      return;
    }
    setStep('checking');
    filing.reset();
    const errors = await checkNewReport(form.values);
    form.setErrors(errors);
    focusFirstError(form, errors);
    setStep(Object.keys(errors).length > 0 ? 'filling' : 'confirming');
  }

  function focusForm() {
    if (Object.keys(form.errors).length > 0) {
      focusFirstError(form, form.errors);
    } else if (!filed) {
      submitButton.current?.focus();
    }
  }

  return (
    <>
      {onStartAfresh ? <Restored onStartAfresh={onStartAfresh} /> : null}
      <form
        className={card.form}
        noValidate
        onSubmit={check}
        inert={step === 'confirming'}
        aria-hidden={step === 'confirming'}
      >
        <div className={classes.classified}>
          <CategoryField
            categories={categories}
            emptyLabel="Select a category"
            {...categoryInput(form)}
          />
          <SubcategoryField
            categories={categories}
            category={category}
            emptyLabel="Not sure (optional)"
            description={chainDetected ? 'Detected from the address of the wallet' : null}
            {...form.getInputProps('subcategory')}
          />
          <SelectField label="Type" options={[...reportTypes]} {...form.getInputProps('type')} />
        </div>
        <VisuallyHidden role="status">
          {chainDetected ? 'Subcategory detected from the address of the wallet' : null}
        </VisuallyHidden>
        <div className={classes.target}>
          <TargetField
            question="What do you want to report?"
            category={category}
            value={target}
            onChange={(value) => form.setFieldValue('target', value)}
            error={form.errors.target}
            onCategory={(detected) => {
              form.setFieldValue('category', detected);
              // The button goes, and would take the focus with it.
              form.getInputNode('category')?.focus();
            }}
          />
          {/* Of every subcategory: others may have chosen a different one. */}
          <EarlierReports
            sought={{ category, subcategory: '', target }}
            resultsPath={resultsPath}
          />
        </div>
        <TextAreaField
          label="Description"
          description="What happened, when, and how they reached you. Leave out your own personal details."
          rows={6}
          maxLength={DESCRIPTION_MAX}
          {...form.getInputProps('description')}
        />
        <FileDrop
          label="Evidence"
          hint={`One picture, for example a screenshot: PNG, JPEG or WebP, up to ${MAX_PICTURE_MEGABYTES} MB`}
          accept={acceptedPictures}
          value={evidence}
          onChange={choosePicture}
          error={form.errors.evidence as string | undefined}
          inputProps={{ 'data-path': 'evidence' }}
        />
        <div>
          <Button ref={submitButton} type="submit" className={classes.submit ?? ''}>
            Submit
          </Button>
          <p className={classes.kept}>
            This browser keeps your draft for a week, or until you submit it or sign out.
          </p>
        </div>
      </form>
      <SubmitDialog
        opened={step === 'confirming'}
        busy={filing.busy}
        progress={filing.progress}
        error={filing.error}
        cancelled={filing.cancelled}
        onSubmit={() => filing.file(form.values)}
        onCancel={filing.cancel}
        onReview={() => setStep('filling')}
        onExited={focusForm}
      />
      <SubmittedDialog report={filed} reportPath={reportPath} dashboardPath={dashboardPath} />
    </>
  );
}
