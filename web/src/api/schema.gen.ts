// Provisional: the generated document takes this file's place.
import type { Me, SignIn, SignUp } from '@redflag/shared/accounts';
import type { AppConfig } from '@redflag/shared/app-config';
import type { Category } from '@redflag/shared/categories';
import type { Notification } from '@redflag/shared/notifications';
import type { Page } from '@redflag/shared/paging';
import type { Problem } from '@redflag/shared/problem';
import type { Report, ReportStatus, StatusChange } from '@redflag/shared/reports';

interface Json<T> { headers: { [name: string]: unknown }; content: { 'application/json': T } }
interface Empty { headers: { [name: string]: unknown }; content?: never }
interface Failure { headers: { [name: string]: unknown }; content: { 'application/problem+json': Problem } }
interface Params { query?: never; header?: never; path?: never; cookie?: never }
interface Get<T, P = Params> { parameters: P; requestBody?: never; responses: { 200: Json<T>; default: Failure } }
interface Send<B, R, P = Params> { parameters: P; requestBody: { content: { 'application/json': B } }; responses: { 200: R; default: Failure } }
interface Bare<R, P = Params> { parameters: P; requestBody?: never; responses: { 200: R; default: Failure } }
interface ById { query?: never; header?: never; path: { id: string }; cookie?: never }
interface Only { get?: never; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never; parameters: Params }
interface Lists { cursor?: string; limit?: number }

export interface paths {
  '/v1/auth/sign-up': Omit<Only, 'post'> & { post: Send<SignUp, Json<{ user: Me }>> };
  '/v1/auth/verify-email/send': Omit<Only, 'post'> & { post: Send<{ email: string }, Empty> };
  '/v1/auth/verify-email': Omit<Only, 'post'> & { post: Send<{ token: string } | { email: string; code: string }, Empty> };
  '/v1/auth/sign-in': Omit<Only, 'post'> & { post: Send<SignIn, Json<{ user: Me }>> };
  '/v1/auth/sign-out': Omit<Only, 'post'> & { post: Bare<Empty> };
  '/v1/server/get-ready': Omit<Only, 'get'> & { get: Bare<Empty> };
  '/v1/app-config': Omit<Only, 'get'> & { get: Get<AppConfig> };
  '/v1/categories': Omit<Only, 'get'> & { get: Get<{ items: Category[] }> };
  '/v1/me': Omit<Only, 'get'> & { get: Get<Me> };
  '/v1/me/reports': Omit<Only, 'get'> & { get: Get<Page<Report>, Omit<Params, 'query'> & { query?: Lists & { q?: string } }> };
  '/v1/me/notifications': Omit<Only, 'get'> & { get: Get<Page<Notification> & { unread: number }, Omit<Params, 'query'> & { query?: Lists }> };
  '/v1/me/notifications/{id}': Omit<Only, 'patch'> & { patch: Send<{ read: true }, Json<Notification>, ById> };
  '/v1/me/notifications/read-all': Omit<Only, 'post'> & { post: Bare<Empty> };
  '/v1/reports': Omit<Only, 'get'> & { get: Get<Page<Report>, Omit<Params, 'query'> & { query?: Lists & { category?: string; subcategory?: string; target?: string; status?: ReportStatus; from?: string; to?: string; q?: string } }> };
  '/v1/reports/{id}': Omit<Only, 'get' | 'patch' | 'delete'> & { get: Get<Report, ById>; patch: Send<StatusChange, Json<Report>, ById>; delete: Bare<Empty, ById> };
  '/v1/reports/{id}/history': Omit<Only, 'get'> & { get: Get<{ items: { from: ReportStatus; to: ReportStatus; reason: string | null; changedBy: string | null; changedAt: string }[] }, ById> };
}
