import { icon } from './icons.tsx';

export const MailIcon = icon('M3 6h18v13H3zM3 7l9 7 9-7');
export const ClockIcon = icon('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0zM12 7v5l3.5 2');
export const UserIcon = icon(
  'M16 8a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM4.5 20.5c.8-4 3.5-6 7.5-6s6.7 2 7.5 6',
);
export const UsersIcon = icon(
  'M12.5 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 1 1 7 0zM2.5 19.5c.6-3.5 3-5.2 6.5-5.2s5.9 1.7 6.5 5.2M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c2 .8 3.2 2.3 3.5 4.6',
);
export const LogoutIcon = icon('M14 4H6v16h8M10 12h11m-4-4 4 4-4 4');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const DashboardIcon = icon('M4 4h7v8H4zM13 4h7v5h-7zM13 12h7v8h-7zM4 15h7v5H4z');
export const DownloadIcon = icon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14');
export const FeedIcon = icon('M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14M6 18.5v.1');
export const FlagIcon = icon('M5.5 21V4.5h12l-2.2 4 2.2 4h-12');
export const QuestionIcon = icon(
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0zM9.7 9.5a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.1',
);
export const ShieldIcon = icon(
  'M12 3c2.6 1.8 5.2 2.5 8 2.7 0 7.2-2.4 11.8-8 15.3-5.6-3.5-8-8.1-8-15.3 2.8-.2 5.4-.9 8-2.7zM12 8.5v4.2M12 15.8v.1',
);
