import { subcategoryMeaning } from '@redflag/shared/categories/subcategory.words';
import { acceptedPictures, MAX_PICTURE_MEGABYTES } from '@redflag/shared/pictures';
import { contentLabel } from '@redflag/shared/reports/content.words';
import { currencies } from '@redflag/shared/reports/currencies';
import { typeLabel, typeMeaning } from '@redflag/shared/reports/report.words';
import { DESCRIPTION_MAX, reportTypes } from '@redflag/shared/reports/values';
import { Suspense, useEffect, useRef, useState } from 'react';
import { draftsAreInTab } from '#api/drafts/drafts.ts';
import {
  CategoryField,
  categoryInput,
  SubcategoryField,
} from '#features/reports/category-fields.tsx';
import { TargetField } from '#features/reports/target-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { DraftNote } from '#ui/form/draft-note.tsx';
import { TextAreaField } from '#ui/form/field.tsx';
import { FileDrop } from '#ui/form/file/file-drop.tsx';
import type { Form } from '#ui/form/form.ts';
import { hasErrors } from '#ui/form/form.ts';
import { MoneyFields } from '#ui/form/money-fields.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { EarlierReports } from './earlier-reports.tsx';
import classes from './filing.module.css';
import type { NewReportDraft } from './new-report-check.ts';
import { SubmitDialog, SubmittedDialog } from './submit-dialogs.tsx';
import type { ReportFormProps } from './use-report-form.ts';
import { useReportForm } from './use-report-form.ts';
import { useWalletSubcategory } from './use-wallet-subcategory.ts';

const HidePartsDialog = lazyPart(() => import('./hiding/hide-parts-dialog.tsx'));

/** Product specification section 2, "New report form". */
export function ReportForm(props: ReportFormProps) {
  const { categories, onStartAfresh, replaced, missed } = props;
  const { reportPath, resultsPath, dashboardPath } = props;
  const { form, filing, filed, confirming, confirm, review, choosePicture } = useReportForm(props);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [hiding, setHiding] = useState(false);
  const { evidence } = form.values;

  function hideParts() {
    HidePartsDialog.load().then(
      () => setHiding(true),
      () => form.setFieldError('evidence', NOT_LOADED),
    );
  }

  function focusForm() {
    if (hasErrors(form.errors)) form.showErrors(form.errors);
    else if (!filed) submitButton.current?.focus();
  }

  return (
    <>
      {onStartAfresh ? <Restored onStartAfresh={onStartAfresh} /> : null}
      {replaced ? (
        <About>
          This is your report as you filed it. Change what is wrong and submit it: only then is the
          earlier one taken back.
        </About>
      ) : null}
      {missed ? (
        <About>
          The earlier report is not waiting any more, or it is gone. You can file another one.
        </About>
      ) : null}
      <form
        ref={form.element}
        className="form-card"
        noValidate
        onSubmit={form.onSubmit(confirm)}
        inert={confirming}
        aria-hidden={confirming}
      >
        <Classification form={form} categories={categories} />
        <Target form={form} resultsPath={resultsPath} />
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
          // A picture that is pasted would take the place of the one that is being changed.
          disabled={hiding}
          action={
            <Button variant="default" onClick={hideParts}>
              Hide parts
            </Button>
          }
          error={form.errors.evidence}
          data-path="evidence"
        />
        <Loss form={form} />
        <div>
          <Button ref={submitButton} type="submit" className={classes.submit}>
            Submit
          </Button>
          <div className="mt-sm">
            <DraftNote inTab={draftsAreInTab()} until="submit it" />
          </div>
        </div>
      </form>
      <SubmitDialog
        {...filing}
        opened={confirming}
        onSubmit={() => filing.file(form.values)}
        onReview={review}
        onExited={focusForm}
      />
      {hiding && evidence ? (
        <Suspense>
          <HidePartsDialog
            file={evidence}
            target={form.values.target}
            onHidden={choosePicture}
            onClose={() => setHiding(false)}
          />
        </Suspense>
      ) : null}
      <SubmittedDialog report={filed} reportPath={reportPath} dashboardPath={dashboardPath} />
    </>
  );
}

const NOT_LOADED = 'This could not be loaded. Check your connection, then try again.';

/** Says that the form holds a draft from an earlier visit, and offers an empty form. */
function Restored({ onStartAfresh }: { onStartAfresh: () => void }) {
  const [said, setSaid] = useState('');
  // Set later: screen readers do not announce a status that appears together with its text.
  useEffect(() => setSaid('Your unfinished report is back, as you left it.'), []);
  return (
    <div className="measure mb-lg">
      <Notice
        tone="neutral"
        icon={null}
        action={
          <Button variant="default" onClick={onStartAfresh}>
            Start again
          </Button>
        }
      >
        <p role="status">{said}</p>
      </Notice>
    </div>
  );
}

/** What becomes of a report that is filed again. */
function About({ children }: { children: string }) {
  return (
    <div className="measure mb-lg">
      <Notice tone="neutral" icon={null}>
        <p>{children}</p>
      </Notice>
    </div>
  );
}

interface PartProps {
  form: Form<NewReportDraft>;
}

function Classification({ form, categories }: PartProps & Pick<ReportFormProps, 'categories'>) {
  const chainDetected = useWalletSubcategory(form);
  return (
    <>
      <div className={classes.classified}>
        <CategoryField
          categories={categories}
          emptyLabel="Select a category"
          errorAbove
          description="What kind of thing it is."
          {...categoryInput(form)}
        />
        <SubcategoryField
          categories={categories}
          category={form.values.category}
          emptyLabel="Not sure"
          errorAbove
          description={
            chainDetected
              ? 'Found from the address of the wallet'
              : (subcategoryMeaning(form.values.subcategory) ?? 'If you know it (optional).')
          }
          {...form.getInputProps('subcategory')}
        />
        <SelectField
          label="Type"
          errorAbove
          description={form.values.type ? typeMeaning(form.values.type) : null}
          options={reportTypes.map((value) => ({ value, label: typeLabel(value) }))}
          {...form.getInputProps('type')}
        />
      </div>
      <span className="visually-hidden" role="status">
        {chainDetected ? 'Subcategory found from the address of the wallet' : null}
      </span>
    </>
  );
}

const lossLabels = {
  amount: contentLabel('amount'),
  currency: contentLabel('currency'),
  paidAt: contentLabel('paidAt'),
};

function Loss({ form }: PartProps) {
  return (
    <fieldset className={classes.loss}>
      <legend>If you paid (optional)</legend>
      <p className="note">
        Only you and our team read this. Once three people have told us what they lost, others read
        the middle of the amounts, rounded.
      </p>
      <MoneyFields
        labels={lossLabels}
        currencies={currencies}
        propsOf={(path) => form.getInputProps(path)}
      />
    </fieldset>
  );
}

function Target({ form, resultsPath }: PartProps & Pick<ReportFormProps, 'resultsPath'>) {
  const { category, target } = form.values;
  return (
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
          form.focus('category');
        }}
      />
      {/* Of every subcategory: others may have chosen a different one. */}
      <EarlierReports sought={{ category, subcategory: '', target }} resultsPath={resultsPath} />
    </div>
  );
}
