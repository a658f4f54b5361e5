import type { AuditEntry } from '@redflag/shared/admin/audit';
import type { ReportStatus } from '@redflag/shared/reports';
import { statusLabel } from '@redflag/shared/reports/report.words';
import { reportStatuses } from '@redflag/shared/reports/values';
import { showTarget } from '@redflag/shared/text/show-target';
import { Link } from 'react-router';
import { AccountName } from '#ui/badges/account-name.tsx';
import { StatusBadge } from '#ui/badges/status-badge.tsx';
import type { Column } from '#ui/lists/data-table.tsx';
import { DataTable, LongText } from '#ui/lists/data-table.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import type { SubjectKind } from './acts.ts';
import { labelOf, subjectOf } from './acts.ts';
import classes from './audit.module.css';
import { changesOf } from './changes.ts';

interface AuditTableProps {
  entries: AuditEntry[];
  /** The account whose history it is: only other subjects are named, below what was done. */
  about?: string;
  subjectPath: (kind: SubjectKind, id: string) => string;
}

export function AuditTable({ entries, about, subjectPath }: AuditTableProps) {
  const columns: Column<AuditEntry>[] = [
    { header: 'When', phone: 'detail', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    {
      header: 'Action',
      phone: 'title',
      cell: (entry) => (
        <>
          <AccountName name={entry.actor} mark={entry.actorId ? 'team' : null} />{' '}
          <span className={classes.act}>{inSentence(labelOf(entry))}</span>
          {about && entry.subjectId !== about ? <Subject entry={entry} path={subjectPath} /> : null}
        </>
      ),
    },
    {
      header: 'Subject',
      phone: 'body',
      cell: (entry) => <Subject entry={entry} path={subjectPath} />,
    },
    { header: 'Before → After', phone: 'body', cell: (entry) => <Changes entry={entry} /> },
    { header: 'Source', phone: 'labelled', cell: sourceOf },
  ];
  const inLog = ['Subject', 'Source'];
  return (
    <DataTable
      caption={about ? 'History' : 'Audit log'}
      columns={about ? columns.filter(({ header }) => !inLog.includes(header)) : columns}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}

/** The network address; an old entry of an administrator has none any more. */
function sourceOf({ address, actorId }: AuditEntry): string {
  return address ?? (actorId ? 'Redacted' : 'Command line');
}

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Defangs a reported target; other subjects stay unchanged. */
function shownSubject({ action, subject }: AuditEntry): string {
  return /^(report|flag|target)\./.test(action) ? showTarget(subject) : subject;
}

function Subject({ entry, path }: { entry: AuditEntry; path: AuditTableProps['subjectPath'] }) {
  const there = subjectOf(entry);
  const name = <LongText>{shownSubject(entry)}</LongText>;
  return there ? (
    <Link className={classes.link} to={path(there.kind, there.id)}>
      {name}
    </Link>
  ) : (
    name
  );
}

function Changes({ entry: { before, after, subject } }: { entry: AuditEntry }) {
  // The subject column already shows the name of something new or deleted.
  const changes = changesOf(before, after).filter(
    (change) => (change.before ?? change.after) !== subject || (change.before && change.after),
  );
  return changes.length > 0 ? (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={change.name}>
          {isStatus(change.after) ? null : <span className={classes.name}>{change.name}: </span>}
          {change.before === null ? null : <Value gone>{change.before}</Value>}
          {change.before === null || change.after === null ? null : (
            <>
              <span aria-hidden="true"> → </span>
              <span className="visually-hidden"> changed to </span>
            </>
          )}
          {isStatus(change.after) ? (
            <StatusBadge status={change.after} label={statusLabel(change.after)} />
          ) : null}
          {change.after === null || isStatus(change.after) ? null : <Value>{change.after}</Value>}
        </li>
      ))}
    </ul>
  ) : (
    '–'
  );
}

/** Whether it is the status of a report, whose colour says enough. */
function isStatus(value: string | null): value is ReportStatus {
  return reportStatuses.some((status) => status === value);
}

/** The most characters of a text that a list shows. */
const SHORT = 80;

/** A value; a long one is one line, which can be expanded. */
function Value({ children, gone = false }: { children: string; gone?: boolean }) {
  const className = gone ? classes.gone : undefined;
  return children.length > SHORT ? (
    <details className={className}>
      <summary>
        <bdi className={classes.line}>{children.slice(0, SHORT).replace(/\p{Cs}$/u, '')}…</bdi>
      </summary>
      <p className={classes.whole} dir="auto">
        {children}
      </p>
    </details>
  ) : (
    <bdi className={className}>{children}</bdi>
  );
}
