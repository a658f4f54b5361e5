import { Navigate } from 'react-router';

/** Redirects `/admin` to the area's first screen. */
export default function AdminHome() {
  return <Navigate to="/admin/dashboard" replace />;
}
