import { Navigate } from 'react-router';

/** The area without a screen's name leads to its first. */
export default function UserHome() {
  return <Navigate to="/user/dashboard" replace />;
}
