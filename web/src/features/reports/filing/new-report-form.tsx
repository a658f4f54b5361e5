import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Category } from '@redflag/shared/categories';
import { MAX_PICTURE_BYTES, pictureTypes } from '@redflag/shared/pictures';
import type { Report } from '@redflag/shared/reports';
import { DESCRIPTION_MAX, reportTypes } from '@redflag/shared/reports';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../api/problem.ts';
import { useUnsavedText } from '../../../api/unsaved-text.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { focusFirstError, showFieldErrors } from '../../../ui/form.ts';
import { CategoryField, SubcategoryField } from '../category-fields.tsx';
import { TargetField } from '../target-field.tsx';
import { useNormaliserAtHand } from '../target-format.ts';
import classes from './filing.module.css';
import type { NewReportDraft } from './new-report-check.ts';
import { checkNewReport } from './new-report-check.ts';
import type { Prefill } from './prefill.ts';
import { SubmitDialog } from './submit-dialog.tsx';
import { SubmittedDialog } from './submitted-dialog.tsx';
import { useFileReport } from './use-file-report.ts';

const acceptedPictures = Object.entries(pictureTypes).flat(2).join(',');
const megabytes = MAX_PICTURE_BYTES / 1024 / 1024;

interface NewReportFormProps {
  categories: Category[];
  prefill: Prefill;
  reportPath: (id: string) => string;
  dashboardPath: string;
}

/** Product specification section 2, "New report form". */
export function NewReportForm(props: NewReportFormProps) {
  const { categories, prefill, reportPath, dashboardPath } = props;
  const [step, setStep] = useState<'filling' | 'checking' | 'confirming'>('filling');
  const [filed, setFiled] = useState<Report | null>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const unsaved = useUnsavedText<Omit<NewReportDraft, 'evidence'>>('new-report');
  const form = useForm<NewReportDraft>({
    initialValues: { ...prefill, description: '', ...unsaved.found, evidence: null },
  });
  const filing = useFileReport({
    onFiled: (report) => {
      setStep('filling');
      setFiled(report);
    },
    onRefused: (error) => {
      if (showFieldErrors(form, problemOf(error))) {
        setStep('filling');
      }
    },
  });
  const { category, target, evidence } = form.values;
  useNormaliserAtHand();

  useEffect(() => {
    const { evidence: _picture, ...text } = form.values;
    unsaved.note(filed ? null : text);
  }, [form.values, filed, unsaved.note]);

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
      <form
        className={classes.form}
        noValidate
        onSubmit={check}
        inert={step === 'confirming'}
        aria-hidden={step === 'confirming'}
      >
        <CategoryField
          categories={categories}
          emptyLabel="Select a category"
          {...form.getInputProps('category')}
          onChange={(event) => {
            form.getInputProps('category').onChange(event);
            form.setFieldValue('subcategory', '');
            form.clearFieldError('target');
          }}
        />
        <SubcategoryField
          categories={categories}
          category={category}
          emptyLabel="Not sure"
          description="Optional"
          {...form.getInputProps('subcategory')}
        />
        <NativeSelect label="Type" data={[...reportTypes]} {...form.getInputProps('type')} />
        <TargetField
          category={category}
          value={target}
          onChange={(value) => form.setFieldValue('target', value)}
          error={form.errors.target}
        />
        <Textarea
          label="Description"
          description="What happened, when, and how they reached you. Leave out your own personal details."
          rows={6}
          maxLength={DESCRIPTION_MAX}
          {...form.getInputProps('description')}
        />
        <FileDrop
          label="Evidence"
          hint={`One picture, such as a screenshot: png, jpg or jpeg, at most ${megabytes} MB`}
          accept={acceptedPictures}
          value={evidence}
          onChange={(file) => form.setFieldValue('evidence', file)}
          error={form.errors.evidence as string | undefined}
          inputProps={{ 'data-path': 'evidence' }}
        />
        <Button ref={submitButton} type="submit">
          Submit
        </Button>
      </form>
      <SubmitDialog
        opened={step === 'confirming'}
        busy={filing.busy}
        progress={filing.progress}
        error={filing.error}
        onSubmit={() => filing.file(form.values)}
        onReview={() => setStep('filling')}
        onExited={focusForm}
      />
      <SubmittedDialog report={filed} reportPath={reportPath} dashboardPath={dashboardPath} />
    </>
  );
}
