import type { NewOrganisationKey as NewKey } from '@redflag/shared/keys';
import { newOrganisationKeySchema } from '@redflag/shared/keys';
import type { KeyScope } from '@redflag/shared/keys/values';
import { keyScopes } from '@redflag/shared/keys/values';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/form.ts';
import { errorsBy, useForm } from '#ui/form/form.ts';
import type { KeyDraft } from './key-dialog.tsx';
import { emptyKey, KeyDialog } from './key-dialog.tsx';
import classes from './keys.module.css';
import { scopeWords } from './scope-words.ts';

interface Draft extends KeyDraft {
  organisation: string;
  scopes: readonly KeyScope[];
  withoutPicture: boolean;
}

function toBody({ scopes, withoutPicture, expiresInDays, ...draft }: Draft): NewKey {
  return {
    ...draft,
    scopes: [...scopes],
    withoutPicture: withoutPicture && scopes.includes('reports:write'),
    expiresInDays: Number(expiresInDays),
  };
}

/** The form for a key of an organisation. */
export function NewOrganisationKey({ onClose }: { onClose: () => void }) {
  const form = useForm<Draft>({
    initialValues: { ...emptyKey, organisation: '', scopes: ['check'], withoutPicture: false },
    validate: (draft) => errorsBy(newOrganisationKeySchema, toBody(draft)),
  });
  const { mutate, isPending, data } = $api.useMutation('post', '/v1/organisation-keys', {
    onSuccess: useRefresh('/v1/organisation-keys'),
    onError: (problem) => form.showProblem(problemOf(problem)),
  });
  return (
    <KeyDialog
      form={form}
      secret={data?.secret}
      busy={isPending}
      onSubmit={(draft) => mutate({ body: toBody(draft) })}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label="Organisation"
        description="Its reports bear this name. Keys with the same name count together."
        autoComplete="off"
        {...form.getInputProps('organisation')}
      />
      <Scopes form={form} />
    </KeyDialog>
  );
}

function Scopes({ form }: { form: Form<Draft> }) {
  const { scopes, withoutPicture } = form.values;
  const toggle = (scope: KeyScope) =>
    form.setFieldValue(
      'scopes',
      keyScopes.filter((it) => scopes.includes(it) !== (it === scope)),
    );
  return (
    <fieldset className={classes.scopes} aria-describedby="key-scopes-error">
      <legend>The key may</legend>
      <p id="key-scopes-error" className={classes.error}>
        {form.errors.scopes}
      </p>
      {keyScopes.map((scope) => (
        <Checkbox
          key={scope}
          className={classes.scope}
          data-path="scopes"
          label={scopeWords[scope]}
          checked={scopes.includes(scope)}
          onChange={() => toggle(scope)}
        />
      ))}
      {scopes.includes('reports:write') ? (
        <Checkbox
          className={classes.scope}
          label="File reports without a picture"
          checked={withoutPicture}
          onChange={() => form.setFieldValue('withoutPicture', !withoutPicture)}
        />
      ) : null}
    </fieldset>
  );
}
