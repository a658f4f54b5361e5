import { Navigate } from 'react-router';

/** Redirects `/user` to the area's first screen. */
export default function UserHome() {
  return <Navigate to="/user/dashboard" replace />;
}
