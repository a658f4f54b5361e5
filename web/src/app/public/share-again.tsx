import { Link } from 'react-router';
import { brand, pageMeta } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const TITLE = 'Please share it again';

export const meta = () => pageMeta(TITLE);

/** For people whose phone shared something before the service worker ran, which this screen starts. */
export default function ShareAgain() {
  return (
    <>
      <PageTitle
        lead={`${brand.name} was not ready and has kept nothing. Go back to the other app and share it once more.`}
      >
        {TITLE}
      </PageTitle>
      <Button component={Link} to="/user/dashboard" variant="default" fullWidth>
        Check something else
      </Button>
    </>
  );
}
