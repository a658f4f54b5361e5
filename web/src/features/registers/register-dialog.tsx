import { categoryLabel } from '@redflag/shared/categories/category.words';
import type { CategoryValue } from '@redflag/shared/categories/values';
import { categoryValues } from '@redflag/shared/categories/values';
import type { NewRegister, Register } from '@redflag/shared/registers';
import { newRegisterSchema } from '@redflag/shared/registers';
import type { RegisterLayout } from '@redflag/shared/registers/values';
import { REGISTER_NAME_MAX } from '@redflag/shared/registers/values';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/form.ts';
import { errorsBy, useForm } from '#ui/form/form.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { toastSuccess } from '#ui/toast.tsx';
import { intervalsWith, layoutLabels, wordInterval, wordLayout } from './register-words.ts';
import classes from './registers.module.css';

interface Draft {
  layout: RegisterLayout;
  name: string;
  address: string;
  intervalMinutes: string;
  licence: string;
  categories: readonly CategoryValue[];
  secret: string;
}

const empty: Draft = {
  layout: 'redflag',
  name: '',
  address: '',
  intervalMinutes: '60',
  licence: '',
  categories: ['website', 'crypto-wallet'],
  secret: '',
};

const draftOf = ({ intervalMinutes, licence, categories, ...register }: Register): Draft => ({
  ...empty,
  layout: register.layout,
  name: register.name,
  address: register.address,
  intervalMinutes: String(intervalMinutes),
  licence: licence ?? '',
  categories: categoryValues.filter((value) => categories.includes(value)),
});

function toBody({ intervalMinutes, licence, categories, secret, ...draft }: Draft): NewRegister {
  const isRedflag = draft.layout === 'redflag';
  return {
    ...draft,
    intervalMinutes: Number(intervalMinutes),
    licence: isRedflag ? null : licence,
    categories: isRedflag ? [...categories] : [],
    secret: isRedflag ? secret : null,
  } as NewRegister;
}

/** The form to add a register, or to change one. */
export function RegisterDialog({
  register,
  onClose,
}: {
  register?: Register;
  onClose: () => void;
}) {
  const form = useForm<Draft>({
    initialValues: register ? draftOf(register) : empty,
    validate: (draft) => errorsBy(newRegisterSchema, toBody(draft)),
  });
  const refresh = useRefresh('/v1/registers');
  const options = {
    onSuccess: () => {
      toastSuccess(register ? 'Register changed' : 'Register added');
      onClose();
      return refresh();
    },
    onError: (problem: unknown) => form.showProblem(problemOf(problem)),
  };
  const add = $api.useMutation('post', '/v1/registers', options);
  const change = $api.useMutation('patch', '/v1/registers/{id}', options);
  const busy = add.isPending || change.isPending;
  const save = (draft: Draft) => {
    const { layout, secret, ...body } = toBody(draft);
    if (!register) return add.mutate({ body: { layout, secret, ...body } });
    const params = { path: { id: register.id } };
    return change.mutate({ params, body: { ...body, ...(secret && { secret }) } });
  };
  return (
    <Dialog
      opened
      onClose={busy ? () => undefined : onClose}
      title={register ? 'Change the register' : 'Add a register'}
    >
      <CheckedForm form={form} className="stack gap-md" onSubmit={save}>
        <Fields form={form} register={register} />
        <div className="row gap-md end">
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {register ? 'Save' : 'Add the register'}
          </Button>
        </div>
      </CheckedForm>
    </Dialog>
  );
}

function Fields({ form, register }: { form: Form<Draft>; register: Register | undefined }) {
  const { layout } = form.values;
  const isRedflag = layout === 'redflag';
  return (
    <>
      {register ? null : (
        <SelectField
          data-autofocus
          label="Kind"
          description={wordLayout(layout)}
          options={Object.entries(layoutLabels).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('layout')}
        />
      )}
      <TextField
        data-autofocus={register ? true : undefined}
        label="Name"
        description={isRedflag ? 'Its reports bear this name.' : 'For this list.'}
        autoComplete="off"
        maxLength={REGISTER_NAME_MAX}
        {...form.getInputProps('name')}
      />
      <TextField
        label="Address"
        description={
          isRedflag
            ? 'Such as https://redflag.example.'
            : 'Of the file, by https. It may be gzipped.'
        }
        type="url"
        inputMode="url"
        autoComplete="off"
        {...form.getInputProps('address')}
      />
      {isRedflag ? (
        <>
          <Categories form={form} />
          <PasswordField
            label="Key (optional)"
            description={
              register?.hasSecret
                ? 'It has one. Leave this empty to keep it.'
                : 'If the other Redflag gave you one, with the scope feeds.'
            }
            autoComplete="off"
            {...form.getInputProps('secret')}
          />
        </>
      ) : (
        <TextField
          label="Licence (optional)"
          description="Its SPDX name, such as CC0-1.0 or CC-BY-SA-4.0. We pass on only what it allows."
          autoComplete="off"
          {...form.getInputProps('licence')}
        />
      )}
      <SelectField
        label="Read it"
        options={intervalsWith(register?.intervalMinutes).map((minutes) => ({
          value: String(minutes),
          label: wordInterval(minutes),
        }))}
        {...form.getInputProps('intervalMinutes')}
      />
    </>
  );
}

function Categories({ form }: { form: Form<Draft> }) {
  const { categories } = form.values;
  const toggle = (category: CategoryValue) =>
    form.setFieldValue(
      'categories',
      categoryValues.filter((it) => categories.includes(it) !== (it === category)),
    );
  return (
    <fieldset className={classes.categories} aria-describedby="register-categories-error">
      <legend>Take</legend>
      <p id="register-categories-error" className={classes.error}>
        {form.errors.categories}
      </p>
      {categoryValues.map((category) => (
        <Checkbox
          key={category}
          className={classes.category}
          data-path="categories"
          label={categoryLabel(category)}
          checked={categories.includes(category)}
          onChange={() => toggle(category)}
        />
      ))}
    </fieldset>
  );
}
