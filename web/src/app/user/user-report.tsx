import { Group } from '@mantine/core';
import { Navigate, useNavigate, useParams } from 'react-router';
import { DeleteReport } from '#features/reports/detail/delete-report.tsx';
import { ReportDetails } from '#features/reports/detail/report-details.tsx';
import { ReportLoaded } from '#features/reports/detail/report-loaded.tsx';
import { StatusHistory } from '#features/reports/detail/status-history.tsx';
import { ShareLink } from '#features/reports/share-link.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'My report';
export const meta = () => pageMeta(title);
export const handle = { title };

const OWN_REPORTS = '/user/dashboard?tab=mine';

/** The reporter's own view of a report. Redirects to the general view for other people's reports. */
export default function UserUserReport() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle actions={<BackButton fallback={OWN_REPORTS} />}>My report</PageTitle>
      <ReportLoaded id={id} listPath={OWN_REPORTS}>
        {(report) =>
          report.own ? (
            <>
              <ReportDetails report={report} withType />
              <StatusHistory report={report} />
              <Group>
                <Button onClick={() => navigate('/user/dashboard/new-report')}>New Report</Button>
                <ShareLink to={`/user/report/${id}`} />
                <DeleteReport
                  id={id}
                  label="Remove report"
                  onDeleted={() => navigate(OWN_REPORTS, { replace: true })}
                />
              </Group>
            </>
          ) : (
            <Navigate to={`/user/report/${id}`} replace />
          )
        }
      </ReportLoaded>
    </>
  );
}
