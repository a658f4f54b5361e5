import { categoryLabel } from '@redflag/shared/categories/category.words';
import type { Report } from '@redflag/shared/reports';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { ReportLoaded } from '#features/reports/detail/report-loaded.tsx';
import { useTargetOfReport } from '#features/reports/detail/use-report.ts';
import { Deadline } from '#features/statement/deadline.tsx';
import type { StatementFields } from '#features/statement/fields.ts';
import { fieldsFor, paymentFor } from '#features/statement/fields.ts';
import { PhoneCall } from '#features/statement/phone-call.tsx';
import { StatementForm } from '#features/statement/statement-form.tsx';
import { StatementSheet } from '#features/statement/statement-sheet.tsx';
import { pageMeta } from '#ui/brand.ts';
import { BackButton } from '#ui/buttons/back-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'Statement';
export const meta = () => pageMeta(title);

/**
 * One's own report as a statement for the bank or the police. What the person adds stays in this component's memory:
 * never in the address, a request, a draft or the log.
 */
export default function UserStatement() {
  const { id = '' } = useParams();
  const [fields, setFields] = useState<StatementFields>();
  // An entry of its own, so that the browser's Back leads to the form as it was filled in.
  const shown = (useLocation().state as { shown?: boolean } | null)?.shown ?? false;
  const made = shown && fields !== undefined;
  const navigate = useNavigate();
  const reportPath = `/user/report/${id}`;
  return (
    <>
      <PageTitle
        focused={made}
        lead={
          made
            ? 'Check it, print it or save it as a PDF, and sign it. It is gone when you leave this screen.'
            : 'From your own report, for your bank or the police.'
        }
        actions={<BackButton fallback={`/user/user-report/${id}`} />}
      >
        {made ? 'Your statement' : 'Make a statement'}
      </PageTitle>
      <ReportLoaded id={id} listPath="/user/dashboard?tab=mine">
        {(report) => {
          if (!report.own) return <Navigate to={reportPath} replace />;
          return (
            <Steps
              report={report}
              fields={made ? fields : null}
              onBack={() => navigate(-1)}
              initial={fields ?? fieldsFor(paymentFor(report, accountIn(report)))}
              onMade={(typed) => {
                setFields(typed);
                void navigate('.', { state: { shown: true } });
              }}
            />
          );
        }}
      </ReportLoaded>
    </>
  );
}

/** The account that a report is about, if it is one. */
const accountIn = ({ category, target }: Report) =>
  category === categoryLabel('bank') ? target : '';

interface StepsProps {
  report: Report;
  initial: StatementFields;
  onMade: (fields: StatementFields) => void;
  /** Null until they are filled in. */
  fields: StatementFields | null;
  onBack: () => void;
}

/** The form, then the statement: what everybody reads of a dispute is fetched in the meantime. */
function Steps({ report, initial, onMade, fields, onBack }: StepsProps) {
  const { data: target } = useTargetOfReport(report);
  if (!fields) return <StatementForm initial={initial} onMade={onMade} />;
  return (
    <>
      <div className="row gap-md mb-lg">
        <Button onClick={() => window.print()}>Print or save as PDF</Button>
        <Button variant="default" onClick={onBack}>
          Change details
        </Button>
      </div>
      <Deadline paidAt={fields.paidAt} />
      <PhoneCall payment={fields} level={2} />
      <StatementSheet
        report={report}
        fields={fields}
        about={target?.hash}
        disputed={target?.verdict.disputedSince ? target.verdict.brief : null}
      />
    </>
  );
}
