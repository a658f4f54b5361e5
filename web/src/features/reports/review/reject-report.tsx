import { Group, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import type { Report } from '@redflag/shared/reports';
import { REASON_MAX, statusChangeSchema } from '@redflag/shared/reports';
import { Button } from '#ui/button.tsx';
import { CheckedForm } from '#ui/checked-form.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { validateBy } from '#ui/form.ts';
import { useChangeStatus } from './use-change-status.ts';

interface RejectReportProps {
  report: Pick<Report, 'id' | 'status'>;
  onConflict: (sentence: string | null) => void;
}

/** Rejects a report with a reason, which the reporter is told. */
export function RejectReport({ report, onConflict }: RejectReportProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const form = useForm({
    initialValues: { status: 'Rejected', reason: '' },
    validate: validateBy(statusChangeSchema),
  });
  const { change, busy } = useChangeStatus(report, {
    onChanged: () => {
      form.reset();
      close();
    },
    onConflict: (sentence) => {
      onConflict(sentence);
      // Keep the reason: it may still apply.
      if (sentence) close();
    },
  });
  return (
    <>
      <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
        Reject
      </Button>
      <Dialog opened={opened} onClose={busy ? () => undefined : close} title="Reject this report?">
        <CheckedForm form={form} onSubmit={(values) => change(statusChangeSchema.parse(values))}>
          <Textarea
            label="Reason"
            description="The reporter will see it in a notification."
            rows={4}
            maxLength={REASON_MAX}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={close} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" color="red.9" loading={busy}>
              Reject report
            </Button>
          </Group>
        </CheckedForm>
      </Dialog>
    </>
  );
}
