import { categoryLabel } from '@redflag/shared/categories/category.words';
import { listed } from '@redflag/shared/text/listed';
import type { Webhook } from '@redflag/shared/webhooks';
import { webhookChangeSchema } from '@redflag/shared/webhooks';
import { FORMER_SECRET_HOURS } from '@redflag/shared/webhooks/values';
import { wordDelivery } from '@redflag/shared/webhooks/webhook.words';
import { useState } from 'react';
import { problemOf } from '#api/problem.ts';
import { $api, useRefresh } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { errorsBy, useForm } from '#ui/form/form.ts';
import { ShownSecret } from '#ui/shown-secret.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import { Deliveries } from './deliveries.tsx';
import { SwitchOn } from './switch-on.tsx';
import type { WebhookDraft } from './webhook-form.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookBadge, WebhookTrouble } from './webhook-state.tsx';
import classes from './webhooks.module.css';

interface WebhookProps {
  webhook: Webhook;
  onClose: () => void;
}

type Step = 'overview' | 'change' | 'secret' | 'delete' | 'switch-on';

/** A webhook, what was sent to it, and all that can be done with it. */
export default function WebhookDialog(props: WebhookProps) {
  const [step, setStep] = useState<Step>('overview');
  const back = { webhook: props.webhook, onClose: () => setStep('overview') };
  switch (step) {
    case 'change':
      return <Change {...back} />;
    case 'secret':
      return <NewSecret {...back} />;
    case 'delete':
      return <Delete {...back} />;
    case 'switch-on':
      return <SwitchOn {...back} />;
    default:
      return <Overview {...props} onStep={setStep} />;
  }
}

function Overview({ webhook, onClose, onStep }: WebhookProps & { onStep: (step: Step) => void }) {
  const { id, url, categories, organisation, keyName, off, failingSince, keyWorks } = webhook;
  const { mutate, isPending, data } = $api.useMutation('post', '/v1/webhooks/{id}/test', {
    onSuccess: useRefresh('/v1/webhooks/{id}/deliveries'),
    onError: (problem) => toastError(problemOf(problem).detail),
  });
  const isInTrouble = off || failingSince || !keyWorks;
  return (
    <Dialog opened wide onClose={onClose} title="Webhook">
      <div className="stack gap-sm">
        <p className={classes.address}>
          <bdi>{url}</bdi>
        </p>
        <div className="row gap-md">
          <WebhookBadge {...webhook} />
          <span>
            <bdi>{organisation}</bdi>: <bdi>{keyName}</bdi>
          </span>
        </div>
        <p className="anywhere">Is told of: {listed(categories.map(categoryLabel))}</p>
        {webhook.formerSecretUntil ? (
          <p className="anywhere">
            Until <DateTime value={webhook.formerSecretUntil} />, messages are signed with the old
            secret, too.
          </p>
        ) : null}
        {isInTrouble ? (
          <Notice tone="caution">
            <p>
              <WebhookTrouble {...webhook} />
            </p>
          </Notice>
        ) : null}
        <div className="row">
          {off ? <Button onClick={() => onStep('switch-on')}>Switch on again</Button> : null}
          <Button
            variant="default"
            loading={isPending}
            onClick={() => mutate({ params: { path: { id } } })}
          >
            Send a test
          </Button>
          <Button variant="default" onClick={() => onStep('change')}>
            Change
          </Button>
          <Button variant="default" onClick={() => onStep('secret')}>
            New secret
          </Button>
          <Button variant="default" onClick={() => onStep('delete')}>
            Delete
          </Button>
        </div>
        <p role="status" className="anywhere">
          {data && !isPending
            ? `Test ${data.delivered ? 'delivered' : 'failed'}: ${wordDelivery(data)}`
            : null}
        </p>
      </div>
      <Deliveries id={id} />
    </Dialog>
  );
}

function Change({ webhook, onClose }: WebhookProps) {
  const { id, keyId, url, categories } = webhook;
  const published = $api.useQuery('get', '/v1/webhooks').data?.published ?? [];
  const form = useForm<WebhookDraft>({
    initialValues: { keyId, url, categories },
    validate: (draft) => errorsBy(webhookChangeSchema, draft),
  });
  const refresh = useRefresh('/v1/webhooks');
  const { mutate, isPending } = $api.useMutation('put', '/v1/webhooks/{id}', {
    async onSuccess() {
      await refresh();
      toastSuccess('Webhook changed');
      onClose();
    },
    onError: (problem) => form.showProblem(problemOf(problem)),
  });
  return (
    <Dialog opened onClose={isPending ? () => undefined : onClose} title="Change the webhook">
      <WebhookForm
        form={form}
        published={published}
        submitLabel="Save"
        busy={isPending}
        onSubmit={({ keyId: _, ...body }) => mutate({ params: { path: { id } }, body })}
        onClose={onClose}
      />
    </Dialog>
  );
}

function NewSecret({ webhook: { id }, onClose }: WebhookProps) {
  const { mutate, isPending, data } = $api.useMutation('post', '/v1/webhooks/{id}/secret', {
    onSuccess: useRefresh('/v1/webhooks'),
    onError: (problem) => toastError(problemOf(problem).detail),
  });
  if (data)
    return (
      <Dialog opened onClose={onClose} title="Copy the secret now">
        <ShownSecret secret={data.secret} copyLabel="Copy the secret" onClose={onClose} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      opened
      title="Make a new secret?"
      confirmLabel="Make a new secret"
      cancelLabel="Cancel"
      busy={isPending}
      onConfirm={() => mutate({ params: { path: { id } } })}
      onCancel={onClose}
    >
      <p>The old secret also works for {FORMER_SECRET_HOURS} hours.</p>
    </ConfirmDialog>
  );
}

function Delete({ webhook: { id, url }, onClose }: WebhookProps) {
  const { mutate, isPending } = $api.useMutation('delete', '/v1/webhooks/{id}', {
    onSuccess: () => toastSuccess('Webhook deleted'),
    onError: (problem) => toastError(problemOf(problem).detail),
    // Without it in the list, the dialog closes.
    onSettled: useRefresh('/v1/webhooks'),
  });
  return (
    <ConfirmDialog
      opened
      title="Delete this webhook?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      dangerous
      busy={isPending}
      onConfirm={() => mutate({ params: { path: { id } } })}
      onCancel={onClose}
    >
      <p>
        This address is no longer told of changes:{' '}
        <strong>
          <bdi>{url}</bdi>
        </strong>
      </p>
    </ConfirmDialog>
  );
}
