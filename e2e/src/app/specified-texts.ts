/*
 * Every text that the product specification gives for a screen, grouped by the place where it appears
 * and by the role through which people, assistive technology and tests find it. The server's answers
 * are in server/src/specified-answers.test.ts. Change a text here only after the specification changes.
 */

/** Whole texts or accessible names, except `part`, which may be within a longer text. */
export interface Texts {
  heading?: string[];
  link?: string[];
  button?: string[];
  tab?: string[];
  /** Label of a field. */
  field?: string[];
  option?: string[];
  columnheader?: string[];
  /** Name of a value in a description list. */
  term?: string[];
  dialog?: string[];
  alert?: string[];
  status?: string[];
  text?: string[];
  part?: string[];
}

export interface Place extends Texts {
  /** Section of the product specification (docs/product.md). */
  section: number;
  /** Role of the part of the screen to search. The default is the whole screen. */
  within?: 'banner' | 'contentinfo' | 'dialog' | 'main' | 'navigation';
}

type Places = Record<string, Place>;

const reportColumns = ['Target', 'User', 'Category', 'Sub Category', 'Status', 'Date'];
const reportTerms = [
  'Target',
  'User',
  'Category',
  'Sub Category',
  'Date & time',
  'Status',
  'Description',
];
const categories = [
  'Phone Number',
  'Email',
  'Website',
  'Crypto Wallet',
  'Bank',
  'Social Media',
] as const;
const statuses = ['Pending', 'Under Review', 'Resolved', 'Rejected', 'Closed'];

export const visitorTexts = {
  'start page': {
    section: 2,
    heading: [
      'Report and review Cases of scams',
      'How to Use',
      'Suspect a scam',
      'Sign up',
      'Verify your email and phone number',
      'Report and review',
    ],
    link: ['Report a Scam or Phish', 'Create an account'],
    part: [
      'helps people report, verify and review data on scams, phishing and security vulnerabilities online.',
      'collects data on phishing attacks',
      'flagged as fraudulent',
    ],
  },
  'header of public pages': {
    section: 2,
    within: 'banner',
    link: ['Home', 'About Us', 'Report a Phish', 'Login'],
  },
  'footer of public pages': {
    section: 2,
    within: 'contentinfo',
    heading: ['About', 'Report a Phish', 'Get the app', 'Contact us'],
    link: [
      'About',
      'How it works',
      'Privacy policy',
      'Terms of service',
      'Scam',
      'Phishing',
      'Security Vulnerability',
      'support@redflag.example',
      'Twitter',
      'Instagram',
      'Facebook',
    ],
    text: ['© 2024 Redflag'],
  },
  terms: { section: 1, part: ['phishing'], link: ['support@redflag.example'] },
  'privacy policy': { section: 1, part: ['children under 13'], link: ['support@redflag.example'] },
  'unknown page': { section: 2, heading: ['Unexpected Application Error!'], part: ['404'] },
  'sign-in': {
    section: 2,
    field: ['Email', 'Password'],
    link: ['Forgot password', 'Continue with Google', 'Sign up'],
    button: ['Sign In'],
  },
  'sign-in, left empty': {
    section: 5,
    text: ['Please enter a valid email address.', 'Password is required.'],
  },
  'sign-in, refused': {
    section: 8,
    alert: ['Incorrect email or password (invalid-credential)'],
  },
  'sign-in, too many attempts': {
    section: 8,
    alert: [
      'You have made too many requests in a short period. Please wait and try again later. (too-many-requests)',
    ],
  },
  'sign-in, account gone': { section: 8, alert: ['User data not found!'] },
  'sign-in, Google failed': {
    section: 8,
    alert: ['An error occurred during sign-in. Please try again.'],
  },
  'sign-in, Google account suspended': {
    section: 4,
    alert: ['Your account has been suspended'],
  },
  'sign-up': {
    section: 2,
    field: ['Username', 'Email'],
    button: ['Continue'],
    link: ['Continue with Google'],
  },
  'sign-up, left empty': {
    section: 5,
    text: ['Please enter a valid username', 'Please enter a valid email from a known provider.'],
  },
  'sign-up, short username': {
    section: 5,
    text: ['Username must be at least 3 characters long.'],
  },
  'sign-up, password': {
    section: 2,
    field: ['Password', 'Repeat password'],
    link: ['terms and conditions'],
    button: ['Register'],
  },
  'sign-up, weak password': {
    section: 5,
    part: [
      'Password must be at least 6 characters long. Password must contain at least one uppercase letter.',
    ],
    text: ['Passwords do not match'],
  },
  'sign-up without robot check': { section: 5, alert: ['Verify you are not a robot'] },
  'sign-up, refused for any other reason': {
    section: 8,
    alert: ['An error occurred. Please try again.'],
  },
  'sign-up, email already in use': {
    section: 8,
    text: ['This email is already registered. Please use a different email or log in.'],
  },
  'sign-up, closed': {
    section: 8,
    text: ['Email/password accounts are not enabled. Please contact support.'],
  },
  'sign-up, password before username': {
    section: 5,
    alert: ['Invalid state: missing email or username'],
  },
  'verify email': { section: 2, button: ['Verify Email'] },
  'verify email, refused': { section: 8, part: ['Error sending verification email:'] },
  'check your email': { section: 2, link: ['Verified? Continue to Login'] },
  'forgot password': { section: 2, field: ['Email'], button: ['Send Code'] },
  'forgot password, left empty': { section: 5, text: ['Email not registered.'] },
  'forgot password, link not sent': {
    section: 8,
    alert: [
      'You have made too many requests in a short period. Please wait and try again later. (too-many-requests)',
    ],
  },
  'verify phone': { section: 8, text: ['User not logged in'] },
} satisfies Places;

export const userTexts = {
  sidebar: {
    section: 2,
    within: 'navigation',
    link: ['Dashboard', 'My Profile', 'Security Vulnerabilities', 'Notifications'],
    button: ['Logout'],
  },
  'top bar': { section: 2, within: 'banner', button: ['Logout'] },
  dashboard: {
    section: 2,
    within: 'main',
    tab: ['View Reports', 'View My Reports'],
    heading: ['Security Vulnerabilities'],
    field: ['Category', 'Target'],
    option: [...categories],
    button: ['Search', 'New Report'],
  },
  'dashboard, phone number': {
    section: 5,
    field: ['Subcategory', 'Target'],
    option: ['Nigeria (+234)'],
    text: ['Validation Error: Please enter a valid Phone Number'],
  },
  'new report': {
    section: 2,
    field: ['Category', 'Subcategory', 'Type', 'Target', 'Description', 'Evidence'],
    option: ['Scam', 'Phishing', 'Security Vulnerability'],
    button: ['Submit'],
  },
  'new report, left empty': {
    section: 5,
    text: [
      'Validation Error: Please enter a description of the report',
      'Validation Error: Please select a file',
    ],
  },
  ...invalidTargets(),
  'new report, before it is sent': {
    section: 2,
    within: 'dialog',
    dialog: ['Are you Sure?'],
    part: ['cannot be changed after submission'],
    button: ['Review', 'Submit'],
  },
  'new report, refused': {
    section: 8,
    within: 'dialog',
    part: ['Please wait and try again later. (too-many-requests)'],
  },
  'new report, failed': {
    section: 8,
    within: 'dialog',
    text: ['An error occurred. Please try again. (internal)', 'Your report is still here.'],
  },
  'new report, sent': {
    section: 2,
    within: 'dialog',
    dialog: ['Report Submitted!'],
    button: ['View Report', 'Continue'],
  },
  report: {
    section: 2,
    within: 'main',
    term: reportTerms,
    button: ['View Image', 'New Report', 'Delete'],
    text: ['Pending'],
  },
  'report, deletion failed': { section: 8, alert: ['Error deleting report'] },
  'own report': {
    section: 2,
    term: [...reportTerms, 'Type'],
    button: ['View Image', 'New Report', 'Remove report'],
  },
  'statement, left empty': { section: 5, within: 'main', text: ['All fields is required'] },
  'statement, with an account number alone': {
    section: 5,
    within: 'main',
    text: [
      'Fields are required',
      'Name: Fields are required',
      'Home address is required.',
      'Home address: Home address is required.',
      'Please enter a valid phone number. Should start with +',
      'Phone number: Please enter a valid phone number. Should start with +',
    ],
  },
  'statement, incomplete address': {
    section: 5,
    within: 'main',
    text: [
      'Please enter your complete valid address',
      'Home address: Please enter your complete valid address',
    ],
  },
  'search results': { section: 2, columnheader: reportColumns },
  'own reports': { section: 2, columnheader: reportColumns },
  'no such report': { section: 8, text: ['Report not found'] },
  'no such post': { section: 8, text: ['Post not found'], button: ['Back'] },
  account: {
    section: 2,
    within: 'main',
    term: ['Username', 'Email', 'Phone number', 'Number of Reports'],
    text: ['Not Verified'],
    button: ['Edit', 'Delete Account'],
  },
  'account, being edited': {
    section: 2,
    field: ['Username'],
    button: ['Cancel', 'Save changes'],
  },
  'account, before it is deleted': {
    section: 2,
    within: 'dialog',
    dialog: ['Are you Sure?'],
    part: ['This action is irreversible'],
    button: ['Cancel', 'Delete'],
  },
  notification: { section: 2, heading: ['Report Submitted'], term: ['Type', 'Date/Time'] },
  'notification on a phone': { section: 2, button: ['Back'] },
  'notification, marking as read failed': {
    section: 8,
    alert: ['Error updating notification read status'],
  },
  'notifications, loading more failed': {
    section: 8,
    alert: ['Error fetching more notifications'],
  },
  'notifications, none': { section: 8, text: ['No notifications found'] },
  'own phone, invalid number': {
    section: 5,
    text: ['Invalid: Please enter a valid phone number'],
  },
  'own phone, code not sent': {
    section: 8,
    text: [
      'You have made too many requests in a short period. Please wait and try again later. (too-many-requests)',
    ],
  },
  'own phone, quota exceeded': {
    section: 8,
    text: ['SMS quota exceeded. Please try again later. (quota-exceeded)'],
  },
  'own phone, too many codes to the number': {
    section: 8,
    text: [
      'Too many attempts with this phone number. Please use another phone number try again later. (error-code-39)',
    ],
  },
  'own phone, code not sent for any other reason': {
    section: 8,
    alert: ['An error occurred during phone verification. Please try again. (internal)'],
  },
  'own phone, code sent': {
    section: 9,
    text: ['+*********4567'],
    part: ['10 minutes'],
  },
  'own phone, no code': {
    section: 8,
    text: ['Please enter the verification code sent to your phone.'],
  },
  'own phone, wrong code': {
    section: 8,
    text: ['The verification code you entered is invalid. Please check and try again.'],
  },
  'own phone, code expired': {
    section: 8,
    text: ['The verification code has expired. Please request a new code.'],
  },
  'own phone, code not checked': {
    section: 8,
    alert: ['An error occurred during phone verification. Please try again.'],
  },
  'own phone, verified': { section: 2, link: ['Continue'] },
} satisfies Places;

export const adminTexts = {
  sidebar: {
    section: 2,
    within: 'navigation',
    link: [
      'Dashboard',
      'Profile',
      'User Management',
      'Reports',
      'Notifications',
      'Security Vulnerabilities',
      'Settings',
    ],
    button: ['Logout'],
  },
  'top bar': { section: 2, within: 'banner', button: ['Logout'] },
  dashboard: {
    section: 2,
    within: 'main',
    part: ['not Resolved', 'verified user'],
    columnheader: reportColumns,
  },
  reports: {
    section: 2,
    within: 'main',
    // The date filter is a range of days.
    field: ['Target', 'Category', 'Subcategory', 'Status', 'Date from', 'Date to'],
    option: statuses,
    columnheader: reportColumns,
  },
  report: {
    section: 2,
    within: 'main',
    term: [...reportTerms, 'Type'],
    option: statuses.filter((status) => status !== 'Rejected'),
    button: ['Update Status', 'Reject', 'Delete Report', 'Back', 'View Image'],
  },
  'report, no status chosen': { section: 5, text: ['Please select a new status'] },
  'report, status changed': { section: 8, status: ['Status updated successfully'] },
  'user management': {
    section: 2,
    field: ['Username', 'Number of reports', 'Status', 'Date from', 'Date to'],
    option: ['1-9', '10-49', '50-99', '100-499', '500-999'],
    columnheader: ['Username', 'No. of reports submitted', 'Status', 'Date'],
  },
  user: {
    section: 2,
    term: ['Email', 'Date joined', 'Number of reports'],
    text: ['Verified', 'Active'],
    button: ['Suspend User', 'Delete User'],
    columnheader: reportColumns.filter((column) => column !== 'User'),
  },
  'user, suspension failed': {
    section: 8,
    alert: ['Error: Failed to disable account. Please try again.'],
  },
  'user, deletion failed': { section: 8, alert: ['Failed to delete user from backend'] },
  'user, suspended': { section: 2, text: ['Suspended'], button: ['Activate User'] },
  'user, activation failed': {
    section: 8,
    alert: ['Error: Failed to activate account. Please try again.'],
  },
  'no such user': { section: 8, text: ['User not found'] },
  settings: {
    section: 2,
    heading: ['Session Management', 'Email Configuration'],
    button: ['Edit'],
  },
  'session timeout, being edited': { section: 2, button: ['Cancel', 'Save changes'] },
  'session timeout, saving failed': {
    section: 8,
    alert: ['Error updating session timeout. Please try again.'],
  },
  'session timeout, saved': { section: 8, status: ['Session timeout updated successfully'] },
  'notification email, saving failed': {
    section: 8,
    alert: ['Error updating notification email. Please try again.'],
  },
  'notification email, saved': {
    section: 8,
    status: ['Notification email updated successfully'],
  },
  posts: { section: 2, button: ['Add blog'], part: ['Posted'] },
  'new post': {
    section: 2,
    within: 'dialog',
    dialog: ['Create Blog'],
    field: ['Image', 'Title', 'Content'],
    button: ['Save'],
  },
  post: { section: 2, button: ['Edit', 'Delete', 'Back'] },
  'post, being edited': { section: 2, within: 'dialog', dialog: ['Edit Blog'], button: ['Update'] },
} satisfies Places;

type InvalidTarget = `new report, invalid ${(typeof categories)[number]}`;

function invalidTargets() {
  const places = categories.map((category): [string, Place] => [
    `new report, invalid ${category}`,
    { section: 5, text: [`Validation Error: Please enter a valid ${category}`] },
  ]);
  return Object.fromEntries(places) as Record<InvalidTarget, Place>;
}
