import { KEY_DAYS_DEFAULT, KEYS_MAX } from '@redflag/shared/keys/values';
import type { Section } from '#app/public/reading/reading-page.tsx';
import { ReadingPage } from '#app/public/reading/reading-page.tsx';
import checkCurl from '#examples/check.sh?raw';
import check from '#examples/check.ts?raw';
import checkMessage from '#examples/check-message.sh?raw';
import checkPrivately from '#examples/check-privately.ts?raw';
import fetchFeed from '#examples/fetch-a-feed.sh?raw';
import followCurl from '#examples/follow-the-log.sh?raw';
import follow from '#examples/follow-the-log.ts?raw';
import report from '#examples/report.sh?raw';
import verifyWebhook from '#examples/verify-a-webhook.ts?raw';
import { brand, pageMeta } from '#ui/brand.ts';
import { CopyScript, Example } from './example.tsx';

export const meta = () =>
  pageMeta(
    'For developers',
    `How programs check numbers, sites and accounts with ${brand.name}, follow what is confirmed, and verify webhooks.`,
  );

const mail = <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;

const sections: Section[] = [
  {
    id: 'key',
    title: 'Get a key',
    content: (
      <>
        <p>
          Sign in, open <a href="/user/account">My Profile</a> and choose ‘Make a key’. A key checks
          targets for {KEY_DAYS_DEFAULT} days, unless you choose otherwise. You can have {KEYS_MAX}.
          Organisations that file reports, read feeds or receive webhooks write to {mail}.
        </p>
        <p>
          Send it as <code>Authorization: Bearer rf_…</code>, never together with a cookie. Pages in
          a browser may send it from any origin. The examples read it from the environment:{' '}
          <code>export API_KEY=rf_…</code>. Those in TypeScript run as they are in Node 24:{' '}
          <code>node check.ts</code>.
        </p>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Limits and errors',
    content: (
      <>
        <p>
          Answers to a key say in <code>RateLimit-Policy</code> and <code>RateLimit</code> how many
          requests it has, and has left; so does <code>GET /v1/key</code>. After <code>429</code> or{' '}
          <code>503</code>, wait as many seconds as <code>Retry-After</code> says.
        </p>
        <p>
          Errors are <code>application/problem+json</code> (RFC 9457). Decide by <code>code</code>,
          such as <code>key/missing-scope</code>, which does not change. <code>detail</code> is a
          sentence for people.
        </p>
      </>
    ),
  },
  {
    id: 'check',
    title: 'Check a target',
    content: (
      <>
        <p>
          Write it as people do: any format is understood. <code>verdict.level</code> is{' '}
          <code>confirmed</code>, <code>reported</code>, <code>not-confirmed</code>,{' '}
          <code>cleared</code> or <code>unknown</code>. Add <code>category=phone-number</code> if
          you know it, and <code>country=NG</code> for local phone numbers.
        </p>
        <Example title="curl">{checkCurl}</Example>
        <Example title="TypeScript: check.ts">{check}</Example>
        <p>Everything that a message names, in one call:</p>
        <Example title="curl">{checkMessage}</Example>
      </>
    ),
  },
  {
    id: 'check-privately',
    title: 'Check privately',
    content: (
      <>
        <p>
          We learn a beginning that many share, not what you ask about. The hash is over the
          category and the key, the one spelling that all others come to: of a phone number{' '}
          <code>+</code> and its digits, of a website its host.
        </p>
        <Example title="TypeScript: check-privately.ts">{checkPrivately}</Example>
        <p>
          As more is reported, <code>bits</code> grows: <code>409</code> with{' '}
          <code>check/bits-changed</code> has the new number.
        </p>
      </>
    ),
  },
  {
    id: 'log',
    title: 'Follow the log',
    content: (
      <>
        <p>
          The change log says what is confirmed (<code>listed</code>), what we know more about (
          <code>changed</code>), and what is confirmed no more (<code>retracted</code>, with a
          reason). #FEEDS_HERE
        </p>
        <ol>
          <li>
            Begin with a snapshot. Its header <code>Redflag-Position</code> is the position of the
            log that it equals.
          </li>
          <li>
            Ask for what came <code>after</code> it. Keep <code>next</code> with what you made of
            the answer, and ask after it the next time. Positions only grow, with gaps.
          </li>
          <li>
            With <code>wait</code>, the answer comes as soon as there is something new.
          </li>
          <li>
            <code>410</code> means that the log no longer has your position, because it is over a
            year old, or the site was restored from a backup. Begin again with a snapshot.
          </li>
        </ol>
        <Example title="TypeScript: follow-the-log.ts">{follow}</Example>
        <Example title="curl: the log from its beginning">{followCurl}</Example>
        <p>
          Act on what is listed, and take back what you did when it is retracted. Please show{' '}
          <code>disputedSince</code>: since then its owner says that the reports are wrong.
        </p>
      </>
    ),
  },
  {
    id: 'feeds',
    title: 'Feeds',
    content: (
      <>
        <p>
          #FEEDS_HERE Each is renewed every minute if something has changed. Send the{' '}
          <code>ETag</code> back as <code>If-None-Match</code>, as curl does here: most answers are
          then an empty <code>304</code>. With <code>--fail</code>, a refusal leaves your list as it
          is.
        </p>
        <Example title="curl">{fetchFeed}</Example>
        <ul>
          <li>
            <code>/v1/feeds/website.ndjson</code>, <code>.csv</code>, <code>.txt</code>: so for each
            category, such as <code>crypto-wallet.ndjson</code>. With <code>?limit=1000</code>,
            those reported last.
          </li>
          <li>
            <code>/v1/feeds/website.hosts</code>: Pi-hole, or <code>/etc/hosts</code>. Add the
            address as a list.
          </li>
          <li>
            <code>/v1/feeds/website.adblock</code>: AdGuard and uBlock Origin. Add the address under
            custom filters.
          </li>
          <li>
            <code>/v1/feeds/website.rpz</code>: a DNS response policy zone for BIND, Unbound or
            Knot. Load the file as a zone and name it in <code>response-policy</code>.
          </li>
          <li>
            <code>/v1/feeds/website.stix.json</code>, <code>email.stix.json</code>: STIX 2.1.
          </li>
          <li>
            <code>/v1/feeds/misp/manifest.json</code>: a MISP feed. Add{' '}
            <code>{brand.origin}/v1/feeds/misp</code> as its address.
          </li>
        </ul>
        <p>
          Each entry names its licence. On a phone, see ‘<a href="/block-calls">Block scam calls</a>
          ’.
        </p>
      </>
    ),
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    content: (
      <>
        <p>
          Instead of asking, your server can be told. With a key of an organisation that may,{' '}
          <code>POST /v1/webhooks</code> with{' '}
          <code>{'{"url": "https://…", "categories": ["website"]}'}</code>; or an administrator adds
          it. The answer has the secret, <code>whsec_…</code>, once. The address must be on the
          public internet, by https on its usual port. <code>POST /v1/webhooks/{'{id}'}/test</code>{' '}
          sends a test.
        </p>
        <p>
          We send <code>target.listed</code>, <code>target.changed</code> and{' '}
          <code>target.retracted</code> as <code>{'{type, timestamp, data}'}</code>, where{' '}
          <code>data</code> is an entry of the log. They are signed as{' '}
          <a href="https://www.standardwebhooks.com" rel="noreferrer">
            Standard Webhooks
          </a>{' '}
          says, which has libraries for most languages. For this one, run{' '}
          <code>{'echo \'{"type": "module"}\' > package.json'}</code>,{' '}
          <code>npm install standardwebhooks</code> and <code>export WEBHOOK_SECRET=whsec_…</code>.
        </p>
        <Example title="TypeScript: verify-a-webhook.ts">{verifyWebhook}</Example>
        <p>By hand, in any language:</p>
        <ol>
          <li>
            Decode what follows <code>whsec_</code> in the secret from base64. Those bytes are the
            key.
          </li>
          <li>
            Join the headers <code>webhook-id</code> and <code>webhook-timestamp</code> and the
            body, byte for byte, with dots.
          </li>
          <li>Make the HMAC-SHA256 of that, in base64.</li>
          <li>
            Compare it in constant time with each signature in <code>webhook-signature</code>, which
            are separated by spaces and begin with <code>v1,</code>. One must be equal.
          </li>
          <li>
            Refuse what is more than five minutes old by its timestamp, and do the same{' '}
            <code>webhook-id</code> only once.
          </li>
        </ol>
        <p>Answer with a status from 200 to 299 within ten seconds, or we send it again later.</p>
      </>
    ),
  },
  {
    id: 'report',
    title: 'File a report',
    content: (
      <>
        <p>
          With a key of an organisation. Send the same <code>Idempotency-Key</code> when you try
          again, so that a lost answer files nothing twice.
        </p>
        <Example title="curl">{report}</Example>
      </>
    ),
  },
  {
    id: 'all',
    title: 'All calls, and what stays',
    content: (
      <>
        <p>
          <a href="/docs">The reference</a> describes each call with an example, and{' '}
          <a href="/v1/openapi.json">its OpenAPI document</a> makes typed clients, for example with{' '}
          <code>npx openapi-typescript {brand.origin}/v1/openapi.json -o api.ts</code>.
        </p>
        <p>
          Under <code>/v1</code>, calls, parameters, fields and codes stay. New ones may be added:
          ignore what you do not know. What will go says so for a year, in the headers{' '}
          <code>Deprecation</code> and <code>Sunset</code>.
        </p>
      </>
    ),
  },
];

/** How other programs use the API, with examples that tests run (server/src/developers-page.test.ts). */
export default function Developers() {
  return (
    <>
      <ReadingPage
        title="For developers"
        summary={
          <>
            <h2>In short</h2>
            <p>
              Your program can ask what {brand.name} knows about a phone number, website, email,
              wallet or account, with or without telling us which. It can follow everything that is
              confirmed, and file reports. You can copy each example and run it as it is.
            </p>
          </>
        }
        sections={sections}
      />
      <CopyScript />
    </>
  );
}
