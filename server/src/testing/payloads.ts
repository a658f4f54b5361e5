/** Texts that would do something if treated as more than text (OWASP XSS Filter Evasion). */
export const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)//',
  '</title></textarea></style><script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext></p><style><!--</style><img src onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u202E<b>gpj.exe\u202C',
  '#{7*7}{{constructor.constructor("alert(1)")()}}<%= 7*7 %>',
  "'; drop table reports; --",
  '=HYPERLINK("https://evil.example","x")',
  '$(reboot) `reboot` | reboot',
  '%0d%0aSet-Cookie:%20a=b',
];
