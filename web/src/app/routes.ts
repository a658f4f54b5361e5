import type { RouteConfig } from '@react-router/dev/routes';
import { index, layout, route } from '@react-router/dev/routes';

const development = process.env.NODE_ENV === 'development';

/** Every screen of the product (product specification section 2). */
export default [
  ...(development ? [route('dev/parts', 'dev/parts.tsx')] : []),
  layout('layouts/public-layout.tsx', [
    index('public/landing.tsx'),
    route('how-it-works', 'public/how-it-works.tsx'),
    route('terms-and-conditions', 'public/legal/terms.tsx'),
    route('privacy-policy', 'public/legal/privacy.tsx'),
    route('search', 'public/public-check.tsx'),
    route('404', 'public/unknown-page.tsx'),
  ]),
  route('offline', 'public/offline.tsx'),
  layout('layouts/app-layout.tsx', [
    layout('layouts/split-layout.tsx', [
      route('login', 'auth/sign-in.tsx', { id: 'login' }),
      route('signin', 'auth/sign-in.tsx', { id: 'signin' }),
      route('signup', 'auth/sign-up.tsx'),
      route('verify-email', 'auth/verify-email.tsx'),
      route('email-success', 'auth/email-success.tsx'),
      route('email-otp', 'auth/email-otp.tsx'),
      route('verify-phone', 'auth/verify-phone.tsx'),
      route('verify-otp', 'auth/verify-otp.tsx'),
      route('phone-success', 'auth/phone-success.tsx'),
      route('forgot-password', 'auth/forgot-password.tsx'),
      route('reset-password', 'auth/reset-password.tsx'),
      route('change-password', 'auth/change-password.tsx'),
      route('password-success', 'auth/password-success.tsx'),
      route('new-username', 'auth/new-username.tsx'),
      route('stop-mails', 'public/stop-mails.tsx'),
      route('share', 'public/share-again.tsx'),
    ]),
    route('user', 'layouts/user-layout.tsx', [
      index('user/home.tsx'),
      route('dashboard', 'user/dashboard.tsx'),
      route('dashboard/new-report', 'user/new-report.tsx'),
      route('report/:id', 'user/report.tsx'),
      route('user-report/:id', 'user/user-report.tsx'),
      route('user-report/:id/statement', 'user/statement.tsx'),
      route('notifications', 'user/notifications.tsx'),
      route('account', 'user/account.tsx'),
      route('security-vulnerabilities', 'user/security-vulnerabilities.tsx'),
      route('post/:id', 'user/post.tsx'),
    ]),
    route('admin', 'layouts/admin-layout.tsx', [
      index('admin/home.tsx'),
      route('dashboard', 'admin/dashboard.tsx'),
      route('new-report', 'admin/new-report.tsx'),
      route('report-lists', 'admin/report-lists.tsx'),
      route('report/:id', 'admin/report.tsx'),
      route('flags', 'admin/flags.tsx'),
      route('notifications', 'admin/notifications.tsx'),
      route('security-vulnerabilities', 'admin/security-vulnerabilities.tsx'),
      route('blog', 'admin/blog.tsx'),
      route('post/:id', 'admin/post.tsx'),
      route('account', 'admin/account.tsx'),
      route('user-management', 'admin/user-management.tsx'),
      route('user/:id', 'admin/user.tsx'),
      route('settings', 'admin/settings.tsx'),
      route('audit-log', 'admin/audit-log.tsx'),
      route('jobs', 'admin/jobs.tsx'),
    ]),
  ]),
  route('*', 'not-found.tsx'),
] satisfies RouteConfig;
