import { statementSchema } from '@redflag/shared/reports/statement';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { TextAreaField, TextField } from '#ui/form/field.tsx';
import type { Form, FormErrors } from '#ui/form/form.ts';
import { errorsBy, useForm } from '#ui/form/form.ts';
import { unfinishedIn } from '#ui/form/unfinished.ts';
import { ShieldIcon } from '#ui/more-icons.tsx';
import { Notice } from '#ui/states/notice.tsx';
import type { StatementFields } from './fields.ts';
import { labels } from './fields.ts';
import { PaymentGroup } from './payment-group.tsx';
import classes from './statement.module.css';

interface StatementFormProps {
  initial: StatementFields;
  onMade: (fields: StatementFields) => void;
}

/** What is wrong with one field. */
interface FieldProblem {
  /** Id of the field. */
  field: string;
  /** Such as 'Name: Fields are required'. */
  line: string;
}

/** The message for an empty form is about no field. */
const isField = (path: string): path is keyof StatementFields => path in labels;

/** Marks what an empty form lacks: the summary has its message. */
const required: FormErrors = { name: true, address: true, phone: true };

/**
 * Asks what a bank or the police want to know. Nothing leaves the page, nor to a spell-checker that sends text away.
 */
export function StatementForm({ initial, onMade }: StatementFormProps) {
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const form = useForm<StatementFields>({
    initialValues: initial,
    validate: (values, element) => ({
      ...unfinishedIn(element),
      ...errorsBy(statementSchema, values),
    }),
  });

  function summarise(errors: FormErrors) {
    if (!Object.keys(errors).some(isField)) form.setErrors(required);
    setProblems(
      Object.entries(errors).map(([path, message]) =>
        isField(path)
          ? { field: path, line: `${labels[path]}: ${message}` }
          : { field: 'name', line: String(message) },
      ),
    );
  }

  return (
    <form
      ref={form.element}
      className="form-card"
      noValidate
      onSubmit={form.onSubmit((values) => onMade(statementSchema.parse(values)), summarise)}
    >
      {problems.length > 0 ? <ErrorSummary problems={problems} /> : null}
      <Notice tone="neutral" icon={<ShieldIcon size={24} />}>
        <p>
          What you type here stays on this screen. We never send or store it, and it is gone when
          you leave or reload the screen.
        </p>
      </Notice>
      <AboutYou form={form} />
      <ForYourBank form={form} />
      <PaymentGroup
        title="The payment"
        hint="Your bank finds the payment by this. Leave out what you do not know."
        propsOf={(path) => propsOf(form, path)}
      />
      <div>
        <Button type="submit">Show the statement</Button>
      </div>
    </form>
  );
}

/** What is wrong with a form, above its fields, which it links to. Takes the focus after each attempt. */
function ErrorSummary({ problems }: { problems: FieldProblem[] }) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt has its own problems
  useEffect(() => summary.current?.focus(), [problems]);
  return (
    <div ref={summary} tabIndex={-1} role="alert">
      <Notice tone="danger" title="There is a problem">
        <ul className="stack gap-2xs">
          {problems.map(({ field, line }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  // A step in the history would keep 'Back' on this screen.
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {line}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

interface FieldsProps {
  form: Form<StatementFields>;
}

const propsOf = (form: FieldsProps['form'], path: keyof StatementFields) => ({
  id: path,
  spellCheck: false,
  ...form.getInputProps(path),
});

function AboutYou({ form }: FieldsProps) {
  return (
    <fieldset className={classes.group}>
      <legend>About you</legend>
      <TextField {...propsOf(form, 'name')} label={labels.name} autoComplete="name" />
      <TextAreaField
        {...propsOf(form, 'address')}
        label={labels.address}
        description="In full: house number, street, town and state"
        autoComplete="street-address"
        rows={3}
      />
      <TextField
        {...propsOf(form, 'phone')}
        label={labels.phone}
        description="With + and the country code, for example +234 803 123 4567"
        type="tel"
        autoComplete="tel"
      />
    </fieldset>
  );
}

function ForYourBank({ form }: FieldsProps) {
  return (
    <fieldset className={classes.group}>
      <legend>For your bank</legend>
      <p className={classes.hint}>
        Leave these empty if you take the statement to the police alone.
      </p>
      <TextField
        {...propsOf(form, 'accountNumber')}
        label={`${labels.accountNumber} (optional)`}
        description="10 digits. We remove spaces and dashes."
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...propsOf(form, 'bvn')}
        label={`${labels.bvn} (optional)`}
        description="Your Bank Verification Number: 11 digits. We remove spaces and dashes."
        inputMode="numeric"
        autoComplete="off"
      />
    </fieldset>
  );
}
