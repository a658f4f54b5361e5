import { useLocation, useOutletContext } from 'react-router';
import type { useDecisions } from '#features/reports/cases/decisions/use-decisions.tsx';

const ofAdministrators = {
  queue: '/admin/review',
  reports: '/admin/report-lists',
  flags: '/admin/flags',
  again: '/admin/second-review',
  report: (id: string) => `/admin/report/${id}`,
  user: (id: string) => `/admin/user/${id}`,
};

const ofReviewers = {
  ...ofAdministrators,
  queue: '/review/cases',
  reports: '/review/report-lists',
  flags: '/review/flags',
  again: '/review/second-review',
  report: (id: string) => `/review/report/${id}`,
};

/**
 * Returns where the screens of the review are, which administrators and reviewers share, and whether an
 * administrator looks at them: reviewers see no accounts, and delete nothing.
 */
export function useReviewArea() {
  const { pathname } = useLocation();
  const isAdmin = !pathname.startsWith('/review/');
  return { isAdmin, paths: isAdmin ? ofAdministrators : ofReviewers };
}

/** What the queue and its cases share. */
export interface Review {
  casePath: (targetId: string) => string;
  decisions: ReturnType<typeof useDecisions>;
}

/** Returns what the queue and its cases share, on either. */
export const useReview = () => useOutletContext<Review>();
