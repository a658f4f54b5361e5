import { Navigate } from 'react-router';

/** Redirects an area's address to its first screen. */
export default function Home() {
  return <Navigate to="dashboard" replace />;
}
