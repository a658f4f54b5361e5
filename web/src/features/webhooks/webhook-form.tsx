import type { CategoryValue } from '@redflag/shared/categories';
import { categoryLabel } from '@redflag/shared/categories/category.words';
import { WEBHOOK_URL_MAX } from '@redflag/shared/webhooks/values';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { CheckboxGroup } from '#ui/form/checkbox-group.tsx';
import { CheckedForm } from '#ui/form/checked-form.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/form.ts';

export interface WebhookDraft {
  keyId: string;
  url: string;
  categories: CategoryValue[];
}

interface WebhookFormProps {
  form: Form<WebhookDraft>;
  /** The categories that can be chosen. */
  published: readonly CategoryValue[];
  submitLabel: string;
  busy: boolean;
  onSubmit: (draft: WebhookDraft) => void;
  onClose: () => void;
  /** Further fields. */
  children?: ReactNode;
}

/** Asks where to send what. */
export function WebhookForm(props: WebhookFormProps) {
  const { form, published, submitLabel, busy, onSubmit, onClose, children } = props;
  return (
    <CheckedForm form={form} className="stack gap-md" onSubmit={onSubmit}>
      {children}
      <TextField
        data-autofocus
        label="Address"
        description="Where the organisation’s server takes messages. It begins with https://"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={WEBHOOK_URL_MAX}
        {...form.getInputProps('url')}
      />
      <CheckboxGroup
        legend="Tell it of"
        path="categories"
        error={form.errors.categories}
        options={published.map((value) => ({ value, label: categoryLabel(value) }))}
        chosen={form.values.categories}
        onChange={(chosen) => form.setFieldValue('categories', chosen)}
      />
      <div className="row gap-md end">
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {submitLabel}
        </Button>
      </div>
    </CheckedForm>
  );
}
