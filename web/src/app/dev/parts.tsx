import { useState } from 'react';
import { AccountName } from '#ui/badges/account-name.tsx';
import { FlagBadge } from '#ui/badges/flag-badge.tsx';
import { ProfilePhoto } from '#ui/badges/profile-photo.tsx';
import { StatusBadge, VerificationBadge } from '#ui/badges/status-badge.tsx';
import { VerdictSign } from '#ui/badges/verdict-sign.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/field.tsx';
import { FileDrop } from '#ui/form/file/file-drop.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { PhoneInput } from '#ui/form/phone/phone-input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { Pages } from '#ui/lists/pages.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { Progress } from '#ui/states/progress.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { Markdown } from '#ui/text/markdown.tsx';
import { Toasts, toastError, toastSuccess } from '#ui/toast.tsx';

export const meta = () => [{ title: 'Parts' }];

const signs = ['danger', 'caution', 'neutral', 'cleared'] as const;
const tones = ['danger', 'caution', 'neutral'] as const;
const colours = [
  ...['--surface', '--surface-sunken', '--line', '--accent-surface', '--tint', '--tint-strong'],
  ...tones.map((tone) => `--${tone}-surface`),
];
const statuses = ['Pending', 'Under Review', 'Resolved', 'Rejected', 'Closed'] as const;
const tabs = { all: 'View Reports', mine: 'View My Reports' };
const WHEN = '2026-05-03T09:12:44Z';

/** Every part and state of the screens, for everyone who changes one. Only in development (`routes.ts`). */
export default function Parts() {
  return (
    <main style={{ padding: 'var(--page-space) var(--gutter)' }}>
      <Toasts />
      <PageTitle lead="Every part and state on one page.">Parts</PageTitle>
      <Scales />
      <Actions />
      <Fields />
      <Messages />
      <Content />
      <States />
    </main>
  );
}

function Scales() {
  return (
    <Section title="Type, space, colours">
      <h1>Heading 1</h1>
      <h2>Heading 2</h2>
      <h3>Heading 3</h3>
      {['xs', 'sm', 'md', 'lg'].map((size) => (
        <p key={size} style={{ fontSize: `var(--font-size-${size})` }}>
          {size}: 4 people reported 0803 123 4567.
        </p>
      ))}
      {['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'].map((size) => (
        <div className="row gap-xs" key={size}>
          <span
            style={{
              padding: `0.5em var(--spacing-${size})`,
              background: 'var(--tint-deep)',
            }}
          />
          {size}
        </div>
      ))}
      <div className="row gap-md mt-md">
        {colours.map((name) => (
          <span key={name}>
            <span style={{ padding: '0 1.5em', border: '1px solid', background: `var(${name})` }} />{' '}
            {name}
          </span>
        ))}
      </div>
    </Section>
  );
}

function Actions() {
  const [opened, setOpened] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpened(null);
  const [tab, setTab] = useState<keyof typeof tabs>('all');
  return (
    <Section title="Actions">
      <div className="row gap-md">
        <Button>Main</Button>
        <Button variant="default">Second</Button>
        <Button color="red.9">Delete</Button>
        <Button disabled>Disabled</Button>
        <Button loading>Busy</Button>
        <Button variant="default" onClick={() => setOpened('dialog')}>
          Dialog
        </Button>
        <Button variant="default" onClick={() => setOpened('question')}>
          Question
        </Button>
        <Button variant="default" onClick={() => toastSuccess('Status updated successfully')}>
          Success
        </Button>
        <Button variant="default" onClick={() => toastError('Error deleting report')}>
          Error
        </Button>
      </div>
      <Dialog opened={opened === 'dialog'} onClose={close} title="Report Submitted!">
        Thank you.
      </Dialog>
      <ConfirmDialog
        opened={opened === 'question'}
        title="Are you Sure?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        dangerous
        onConfirm={close}
        onCancel={close}
      >
        This action is irreversible
      </ConfirmDialog>
      <Tabs tabs={tabs} value={tab} onChange={setTab}>
        {tabs[tab]}
      </Tabs>
      <Pages page={2} pages={7} onPrevious={() => undefined} onNext={null} />
    </Section>
  );
}

function Fields() {
  const [number, setNumber] = useState('');
  const [file, setFile] = useState<File | null>(null);
  return (
    <Section title="Fields">
      <TextField label="Target" description="Any format, for example 0803 123 4567" />
      <TextField label="Email" error="Please enter a valid email address." defaultValue="ada@" />
      <TextField label="Username" disabled value="Ada Obi" />
      <PasswordField label="Password" />
      <PhoneInput label="Phone number" value={number} onChange={setNumber} />
      <FileDrop
        label="Evidence"
        hint="One picture, up to 10 MB"
        accept="image/png,image/jpeg"
        value={file}
        onChange={setFile}
      />
      <Checkbox label="I agree" />
      <Switch label="Check privately" />
    </Section>
  );
}

function Messages() {
  return (
    <Section title="Messages">
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={`A ${tone} notice`}>
          <p>Do not pay, reply or click.</p>
        </Notice>
      ))}
      {signs.map((kind) => (
        <span key={kind} data-tone={kind}>
          <VerdictSign kind={kind} size={56} />
        </span>
      ))}
    </Section>
  );
}

function Content() {
  const rows = statuses.map((status) => ({ status, name: `Report that is ${status}` }));
  return (
    <Section title="Content">
      <div className="row gap-md">
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} label={status} />
        ))}
        <VerificationBadge verified />
        <VerificationBadge verified={false} />
        <FlagBadge count={2} reasons={['about-me', 'personal-data']} />
        <ProfilePhoto url={null} size={44} />
        <AccountName name="Ada Obi" mark={null} />
        <AccountName name="Feed" mark="feed" />
        <AccountName name="Bank" mark="organisation" />
        <DateTime value={WHEN} />
      </div>
      <DataTable
        caption="Reports"
        rows={rows}
        rowKey={({ status }) => status}
        rowHref={() => '#'}
        columns={[
          { header: 'Target', phone: 'title', cell: ({ name }) => name },
          {
            header: 'Status',
            phone: 'badge',
            cell: ({ status }) => <StatusBadge status={status} label={status} />,
          },
          { header: 'Date', phone: 'detail', cell: () => <DateTime value={WHEN} /> },
        ]}
      />
      <Markdown>
        {'Some **bold** text, a [link](https://example.org) and\n\n- a list\n- of two'}
      </Markdown>
    </Section>
  );
}

function States() {
  return (
    <>
      <Section title="Empty">
        <EmptyState title="No notifications found" action={<Button>Check something</Button>}>
          Updates about your reports and account appear here.
        </EmptyState>
      </Section>
      <Section title="Loading">
        <Loading rows={3} />
        <Progress value={0.6} label="Upload">
          Uploading: 60%
        </Progress>
      </Section>
      <Section title="Failing">
        <FailureState
          message="The service cannot be reached right now."
          onRetry={() => undefined}
        />
      </Section>
    </>
  );
}
