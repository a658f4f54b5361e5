import type { CategoryValue } from '@redflag/shared/categories';
import { newWebhookSchema } from '@redflag/shared/webhooks';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { errorsBy, useForm } from '#ui/form/form.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { ShownSecret } from '#ui/shown-secret.tsx';
import type { WebhookDraft } from './webhook-form.tsx';
import { WebhookForm } from './webhook-form.tsx';

interface NewWebhookProps {
  /** Those that may be told. */
  keys: { id: string; name: string; organisation: string }[];
  published: CategoryValue[];
  onClose: () => void;
}

/** The form for a new webhook, which then shows its secret, once. */
export default function NewWebhook({ keys, published, onClose }: NewWebhookProps) {
  const form = useForm<WebhookDraft>({
    initialValues: { keyId: keys[0]?.id ?? '', url: '', categories: published },
    validate: (draft) => errorsBy(newWebhookSchema, draft),
  });
  const { mutate, isPending, data } = $api.useMutation('post', '/v1/webhooks', {
    onSuccess: useRefresh('/v1/webhooks'),
    onError: (problem) => form.showProblem(problemOf(problem)),
  });
  return (
    <Dialog
      // Takes the focus again when the secret is there.
      key={data?.secret}
      opened
      onClose={isPending ? () => undefined : onClose}
      title={data ? 'Copy the secret now' : 'Add a webhook'}
    >
      {data ? (
        <>
          <p className="mb-md">
            With it, the organisation’s server checks that a message is from us.
          </p>
          <ShownSecret secret={data.secret} copyLabel="Copy the secret" onClose={onClose} />
        </>
      ) : (
        <WebhookForm
          form={form}
          published={published}
          submitLabel="Add the webhook"
          busy={isPending}
          onSubmit={(body) => mutate({ body })}
          onClose={onClose}
        >
          <SelectField
            label="Key"
            options={keys.map(({ id, name, organisation }) => ({
              value: id,
              label: `${organisation}: ${name}`,
            }))}
            {...form.getInputProps('keyId')}
          />
        </WebhookForm>
      )}
    </Dialog>
  );
}
