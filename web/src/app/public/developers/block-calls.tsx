import type { Section } from '#app/public/reading/reading-page.tsx';
import { ReadingPage } from '#app/public/reading/reading-page.tsx';
import header from '#examples/block-calls/header.txt?raw';
import listAddress from '#examples/block-calls/list-address.txt?raw';
import listColumns from '#examples/block-calls/list-columns.txt?raw';
import listReplace from '#examples/block-calls/list-replace.txt?raw';
import oneAddress from '#examples/block-calls/one-address.txt?raw';
import onePattern from '#examples/block-calls/one-pattern.txt?raw';
import { brand, pageMeta } from '#ui/brand.ts';
import { CopyScript, Example } from './example.tsx';

export const meta = () =>
  pageMeta(
    'Block scam calls',
    `How an Android phone asks ${brand.name} about each number that calls, or keeps our list of confirmed numbers.`,
  );

const sections: Section[] = [
  {
    id: 'app',
    title: 'Get the app',
    content: (
      <>
        <p>
          SpamBlocker is a free app for Android 10 and later. Others made it, and it is not ours.
          Get it from{' '}
          <a href="https://f-droid.org/packages/spam.blocker/" rel="noreferrer">
            F-Droid
          </a>
          . Open it once and let it screen your calls.
        </p>
        <p>
          We know of no such app for iPhones. There, <a href="/">check a number</a> yourself before
          you call back.
        </p>
      </>
    ),
  },
  {
    id: 'one',
    title: 'Ask about each call',
    content: (
      <>
        <p>
          The app asks us while your phone rings. We see the numbers of strangers who call you, and
          when. If you do not want that, use <a href="#list">the list</a> instead.
        </p>
        <ol>
          <li>
            Sign in here, open <a href="/user/account">My Profile</a> and choose ‘Make a key’. Copy
            it.
          </li>
          <li>In the app, open Instant Query, add a new one and choose Customize.</li>
          <li>
            Tap HTTP Request. The method is GET. Paste the address:
            <Example title="URL">{oneAddress}</Example>
          </li>
          <li>
            Paste the header, with your key in place of <code>rf_…</code>:
            <Example title="HTTP header">{header}</Example>
          </li>
          <li>
            Tap Parse Query Result. Paste this into its first box, which says what the answer to a
            scam looks like:
            <Example title="First box">{onePattern}</Example>
          </li>
          <li>Save it, and switch Instant Query on.</li>
        </ol>
        <p>
          This blocks only what our reviewers confirmed. A number that others reported, but nobody
          has reviewed, still rings.
        </p>
      </>
    ),
  },
  {
    id: 'list',
    title: 'Keep our list on your phone',
    content: (
      <>
        <p>
          #PHONE_LIST_HERE With the list, nobody learns who calls you, and it works without the
          internet.
        </p>
        <ol>
          <li>In the app, open Automation, add a new workflow and let it run every day.</li>
          <li>
            Add HTTP Request. The method is GET. Paste the address:
            <Example title="URL">{listAddress}</Example>
          </li>
          <li>
            Paste the header, with your key in place of <code>rf_…</code>:
            <Example title="HTTP header">{header}</Example>
          </li>
          <li>
            Add Parse CSV. Paste this as its column mapping:
            <Example title="Column Mapping">{listColumns}</Example>
          </li>
          <li>
            Add Replace Number, which leaves only the digits. Paste this under From, and leave To
            empty:
            <Example title="From">{listReplace}</Example>
          </li>
          <li>Add Import to Spam Database. Save it, run it once, and switch the database on.</li>
          <li>
            In the settings of the database, let numbers go after 2 days. So a number that we take
            back can soon call you again.
          </li>
        </ol>
      </>
    ),
  },
  {
    id: 'try',
    title: 'Does it work?',
    content: (
      <p>
        Use Test in the app. It shows what it asked us and what we answered. If it says 401, the key
        is wrong. If it says 403, the key may not do this. If it says 404, this site does not have
        the list. If it says 429, it asked too often: try again in a minute.
      </p>
    ),
  },
];

/** How a phone uses our answers by an app of others: the addresses are sent by server/src/block-calls.test.ts. */
export default function BlockCalls() {
  return (
    <>
      <ReadingPage
        title="Block scam calls"
        summary={
          <>
            <h2>In short</h2>
            <p>
              On an Android phone, a free app can stop calls from numbers that our reviewers
              confirmed. It asks us about each call, or keeps our list. You set it up once, in about
              ten minutes.
            </p>
          </>
        }
        sections={sections}
      />
      <CopyScript />
    </>
  );
}
