import type { AuditAction } from '@redflag/shared/audit';
import { auditActions } from '@redflag/shared/audit';
import { isDay, periodQuery } from '#ui/days.ts';

/** How the audit log is narrowed; empty for any. */
export interface AuditFilter {
  action: AuditAction | '';
  /** A part of who acted, or of what it was done to. */
  q: string;
  /** First and last day (yyyy-MM-dd), in the reader's zone. */
  from: string;
  to: string;
}

export const unfiltered: AuditFilter = { action: '', q: '', from: '', to: '' };

export function readAuditFilter(params: URLSearchParams): AuditFilter {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return {
    action: auditActions.find((action) => action === params.get('action')) ?? '',
    q: params.get('q') ?? '',
    from: day('from'),
    to: day('to'),
  };
}

export function auditAddress(filter: AuditFilter): URLSearchParams {
  const chosen = Object.entries(filter).filter(([, value]) => value.trim() !== '');
  return new URLSearchParams(chosen.map(([name, value]) => [name, value.trim()]));
}

/** The query of `GET /v1/audit-log` for a filter. */
export function auditQuery({ action, q, from, to }: AuditFilter) {
  return { ...(action && { action }), ...(q && { q }), ...periodQuery({ from, to }) };
}
