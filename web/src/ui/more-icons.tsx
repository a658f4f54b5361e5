import { icon } from './icons.tsx';

export const MailIcon = icon('M3 6h18v13H3zM3 7l9 7 9-7');
export const PhoneIcon = icon(
  'M5 3.5h4l1.5 5L8 10a13 13 0 0 0 6 6l1.5-2.5 5 1.5v4a1.5 1.5 0 0 1-1.5 1.5A15.5 15.5 0 0 1 3.5 5 1.5 1.5 0 0 1 5 3.5z',
);
export const GlobeIcon = icon(
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0zM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z',
);
export const BankIcon = icon('m3.5 9 8.5-5 8.5 5zM6 9v8m4-8v8m4-8v8m4-8v8M3.5 20h17');
export const WalletIcon = icon(
  'M17.5 7.5V4.5h-12a2 2 0 0 0 0 4h15v11h-15a2 2 0 0 1-2-2v-11M20.5 12h-4a2 2 0 0 0 0 4h4',
);
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
export const SettingsIcon = icon(
  'M4 7h9m4 0h3M4 17h3m4 0h9M17 7a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM11 17a2 2 0 1 1-4 0 2 2 0 1 1 4 0z',
);
export const FilterIcon = icon('M4 6h16M7 12h10M10 18h4');
export const UploadIcon = icon('M12 16V4m-5 5 5-5 5 5M4 16v4h16v-4');
export const DownloadIcon = icon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14');
export const ListIcon = icon('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01');
export const FeedIcon = icon('M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14M6 18.5v.1');
export const FlagIcon = icon('M5.5 21V4.5h12l-2.2 4 2.2 4h-12');
export const QuestionIcon = icon(
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0zM9.7 9.5a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.1',
);
export const ShareIcon = icon('M12 15V3.5M7.5 7.5 12 3l4.5 4.5M7 11H5v9.5h14V11h-2');
export const TwitterIcon = icon(
  'M3 5.5c2.3 2.7 5 4 8.5 4.2-.5-3 1.5-5.2 4-5.2 1.3 0 2.3.5 3 1.3L21.5 5l-1.5 3c0 7-4.5 12-11 12-2.3 0-4.3-.6-6-1.7 2.2 0 4-.5 5.5-1.8C5 14.5 3 10.5 3 5.5z',
);
export const InstagramIcon = icon(
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5zM16.2 12a4.2 4.2 0 1 1-8.4 0 4.2 4.2 0 1 1 8.4 0zM17 7v.1',
);
export const FacebookIcon = icon('M17.5 3.5h-2.5a4 4 0 0 0-4 4V21M7.5 11.5h9');
export const ShieldIcon = icon(
  'M12 3c2.6 1.8 5.2 2.5 8 2.7 0 7.2-2.4 11.8-8 15.3-5.6-3.5-8-8.1-8-15.3 2.8-.2 5.4-.9 8-2.7zM12 8.5v4.2M12 15.8v.1',
);
export const ExternalIcon = icon('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6');
/** Of a field to choose one of several. */
export const SelectIcon = icon('m7 9 5-5 5 5m0 6-5 5-5-5');
