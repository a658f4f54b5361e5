import type { NewOrganisationKey as NewKey } from '@redflag/shared/keys';
import { newOrganisationKeySchema } from '@redflag/shared/keys';
import type { KeyScope } from '@redflag/shared/keys/values';
import { keyScopes } from '@redflag/shared/keys/values';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { CheckboxGroup } from '#ui/form/checkbox-group.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/form.ts';
import { errorsBy, useForm } from '#ui/form/form.ts';
import type { KeyDraft } from './key-dialog.tsx';
import { emptyKey, KeyDialog } from './key-dialog.tsx';
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
export default function NewOrganisationKey({ onClose }: { onClose: () => void }) {
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
  return (
    <CheckboxGroup
      legend="The key may"
      path="scopes"
      error={form.errors.scopes}
      options={keyScopes.map((value) => ({ value, label: scopeWords[value] }))}
      chosen={scopes}
      onChange={(chosen) => form.setFieldValue('scopes', chosen)}
    >
      {scopes.includes('reports:write') ? (
        <Checkbox
          label="File reports without a picture"
          checked={withoutPicture}
          onChange={() => form.setFieldValue('withoutPicture', !withoutPicture)}
        />
      ) : null}
    </CheckboxGroup>
  );
}
