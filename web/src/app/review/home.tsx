import { Navigate } from 'react-router';
import { useSession } from '#api/session.ts';

/** Redirects the area's address to the first screen of a person's role. */
export default function ReviewHome() {
  return <Navigate to={useSession().me?.reviewRole === 'checker' ? 'checks' : 'cases'} replace />;
}
