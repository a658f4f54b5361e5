import { data } from 'react-router';

/** Any address that no screen has and the app itself leads to: the error page answers it. */
export function clientLoader(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

export default function NotFound() {
  return null;
}
