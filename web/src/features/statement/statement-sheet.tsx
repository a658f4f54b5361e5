import type { ReadField, Report, ReportStatus } from '@redflag/shared/reports';
import { contentLabel } from '@redflag/shared/reports/content.words';
import { wordAmount } from '@redflag/shared/reports/loss.words';
import { statusLabel, typeLabel } from '@redflag/shared/reports/report.words';
import { realTarget, showTarget } from '@redflag/shared/text/show-target';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { brand } from '#ui/brand.ts';
import { Loaded } from '#ui/states/loaded.tsx';
import { Breakable } from '#ui/text/breakable.tsx';
import { DateOnly, DateTime } from '#ui/text/date-time.tsx';
import { formatDay, formatTime } from '#ui/text/dates.ts';
import { Described, RemovedNote } from '#ui/text/described.tsx';
import { Checklist } from './checklist.tsx';
import type { StatementFields } from './fields.ts';
import { paymentLabels, personalLabels } from './fields.ts';
import classes from './statement.module.css';

const titles: Record<Report['type'], string> = {
  Scam: 'Statement about a scam',
  Phishing: 'Statement about a fake message or site',
  'Security Vulnerability': 'Statement about a weakness',
};

/** A bank would take 'Resolved' for the end of the matter. */
const meanings: Record<ReportStatus, string> = {
  Pending: 'waiting to be checked',
  'Under Review': 'being checked',
  Resolved: `confirmed by the reviewers of ${brand.name}`,
  Rejected: `not accepted by the reviewers of ${brand.name}`,
  Closed: `not confirmed by the reviewers of ${brand.name}`,
};

/** The signature has who reported it; the rest has parts of its own. */
type Fact = Exclude<
  ReadField,
  'reportedBy' | 'description' | 'evidence' | 'amount' | 'currency' | 'paidAt'
>;

interface StatementSheetProps {
  report: Report;
  fields: StatementFields;
  /** What everybody reads while its holder disputes the reports. */
  disputed: string | null;
  /** The hash of its target, by which ticks are kept; undefined while it is not known. */
  about: string | undefined;
}

/** A report and who filed it, on paper: black on white, whatever the colours of the screen. */
export function StatementSheet({ report, fields, disputed, about }: StatementSheetProps) {
  const [madeAt] = useState(() => new Date().toISOString());
  const { category, subcategory, type, createdAt, status } = report;
  const facts: Record<Fact, [string, ReactNode]> = {
    target: [
      'Number, site or account',
      <strong key="target" className={classes.target}>
        {/* The real one: a bank and the police cannot work with 'hxxps' and '[.]'. */}
        <bdi>
          <Breakable>{realTarget(report.target)}</Breakable>
        </bdi>
      </strong>,
    ],
    category: ['Category', category],
    type: [contentLabel('type'), typeLabel(type)],
    subcategory: ['Sub Category', subcategory ?? '–'],
    createdAt: ['Reported on', <DateTime key="date" value={createdAt} />],
    status: ['Status', `${statusLabel(status)} (${meanings[status] ?? status})`],
  };
  return (
    <article className={classes.sheet} aria-labelledby="statement">
      <header>
        <h2 id="statement">{titles[type]}</h2>
        <p>
          Made on <DateOnly value={madeAt} /> from a report on {brand.name}, a website where people
          report scams and reviewers check the reports
        </p>
      </header>
      <Part title="What is reported">
        <dl>
          {Object.values(facts).map(([term, value]) => (
            <Row key={term} term={term}>
              {value}
            </Row>
          ))}
          {disputed ? <Row term={`Answer on ${brand.name}`}>{disputed}.</Row> : null}
          <Row term="Report number">{report.id}</Row>
          <Row term="Questions">
            Write to {brand.supportEmail} with the report number. You need no account.
          </Row>
        </dl>
      </Part>
      <Part title="Who makes this statement">
        <Typed fields={fields} labels={personalLabels} />
      </Part>
      <Payment fields={fields} />
      <Part title="What happened">
        <p className="typed" dir="auto">
          <Described report={report} />
        </p>
        <RemovedNote report={report} />
      </Part>
      <Signature withPicture={report.evidence !== null} />
      <StatusChanges report={report} />
      {about ? (
        <Part title="What I have done">
          <Checklist about={about} />
        </Part>
      ) : null}
      <Evidence report={report} />
    </article>
  );
}

interface TypedProps {
  fields: StatementFields;
  labels: Partial<Record<keyof StatementFields, string>>;
}

/** What was filled in of some fields. */
function Typed({ fields, labels }: TypedProps) {
  return (
    <dl>
      {Object.entries(labels).map(([path, label]) => {
        const value = fields[path as keyof StatementFields];
        return value ? (
          <Row key={path} term={label}>
            <span className="typed" dir="auto">
              {value}
            </span>
          </Row>
        ) : null;
      })}
    </dl>
  );
}

function Payment({ fields }: Pick<TypedProps, 'fields'>) {
  const { currency: _, paidAt: paidAtLabel, amount: amountLabel, ...otherLabels } = paymentLabels;
  const { paidAt, amount } = fields;
  const others = Object.keys(otherLabels) as (keyof typeof otherLabels)[];
  if (!paidAt && !amount && !others.some((path) => fields[path])) return null;
  return (
    <Part title="The payment">
      <Typed
        fields={{
          ...fields,
          paidAt: wordPaidAt(paidAt),
          amount: wordAmount(fields),
        }}
        labels={{
          ...{ paidAt: paidAtLabel, amount: amountLabel, ...otherLabels },
          // The reader of the paper is the bank.
          ...{ ownBank: 'Bank that paid', channel: 'How it was paid' },
        }}
      />
      <p>
        I ask my bank to report this payment to the bank that got the money right now, so that the
        money is held and returned.
      </p>
    </Part>
  );
}

/** Nobody types seconds. */
const wordPaidAt = (local: string) =>
  local ? `${formatDay(local)} ${formatTime(local).slice(0, 5)}` : '';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Evidence({ report: { evidence, target } }: { report: Report }) {
  const [missing, setMissing] = useState(false);
  if (!evidence) return null;
  return (
    <Part title="Evidence">
      {missing ? (
        <p>The picture cannot be shown right now. It is with the report.</p>
      ) : (
        <figure className={classes.evidence}>
          <img
            src={evidence.url}
            alt={`Sent with the report on ${showTarget(target)}`}
            onError={() => setMissing(true)}
          />
          <figcaption className={classes.small} dir="auto">
            {evidence.source}
          </figcaption>
        </figure>
      )}
    </Part>
  );
}

function StatusChanges({ report: { id, createdAt } }: { report: Report }) {
  const history = $api.useQuery('get', '/v1/reports/{id}/history', { params: { path: { id } } });
  return (
    <Part title="Status history">
      <Loaded {...outcomeOf(history)} rows={1} rowHeight={32}>
        {({ items }) => (
          <dl>
            <Row term="Submitted">
              <DateTime value={createdAt} />
            </Row>
            {items.map(({ to, changedAt, reason }) => (
              <Row key={changedAt} term={to}>
                <DateTime value={changedAt} /> ({meanings[to] ?? to})
                {reason ? <p dir="auto">Reason: {reason}</p> : null}
              </Row>
            ))}
          </dl>
        )}
      </Loaded>
    </Part>
  );
}

function Signature({ withPicture }: { withPicture: boolean }) {
  return (
    <section className={classes.signature}>
      <p>
        I declare that this statement{withPicture ? ', with the picture below,' : ''} is true to the
        best of my knowledge.
      </p>
      <div className={classes.line}>Signed</div>
      <div className={classes.line}>Date</div>
      <p className={classes.small}>
        Times are in the time zone {Intl.DateTimeFormat().resolvedOptions().timeZone}. {brand.name}{' '}
        has not checked who makes this statement: those details were added in the browser and not
        sent to {brand.name}.
      </p>
    </section>
  );
}
