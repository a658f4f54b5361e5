import type { ReactNode } from 'react';
import type { Section } from '#app/public/reading/reading-page.tsx';
import { ReadingPage } from '#app/public/reading/reading-page.tsx';
import { brand, pageMeta } from '#ui/brand.ts';
import classes from './install.module.css';
import { FlagAmongApps, MarkedChoice, MarkedMenuButton } from './phone-pictures.tsx';

export const meta = () =>
  pageMeta(
    'Put it on your phone',
    `How to put ${brand.name} on the home screen of an Android phone, an iPhone or an iPad, step by step.`,
  );

/** Steps that each have a picture. */
function Steps({ children }: { children: ReactNode }) {
  return <ol className={classes.steps}>{children}</ol>;
}

function Step({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li>
      {picture}
      <p>{children}</p>
    </li>
  );
}

const address = <a href={brand.origin}>{brand.origin}</a>;

const sections: Section[] = [
  {
    id: 'android',
    title: 'On Android',
    content: (
      <>
        <Steps>
          <Step picture={<MarkedMenuButton side="top" />}>
            Open {address} in Chrome. Tap the three dots at the top.
          </Step>
          <Step picture={<MarkedChoice side="top">Add to Home screen</MarkedChoice>}>
            Choose <strong>Add to Home screen</strong>, then <strong>Install</strong>.
          </Step>
          <Step picture={<FlagAmongApps />}>Tap the flag on your home screen to open it.</Step>
        </Steps>
        <p>Other browsers on Android have this in their menus, too.</p>
        <p>
          Another app can <a href="/block-calls">stop scam calls</a> with our answers.
        </p>
      </>
    ),
  },
  {
    id: 'iphone',
    title: 'On an iPhone or iPad',
    content: (
      <>
        <Steps>
          <Step picture={<MarkedMenuButton side="bottom" />}>
            Open {address} in Safari. Tap Share, the square with the arrow.
          </Step>
          <Step picture={<MarkedChoice side="bottom">Add to Home Screen</MarkedChoice>}>
            Choose <strong>Add to Home Screen</strong>, then <strong>Add</strong>.
          </Step>
          <Step picture={<FlagAmongApps />}>Tap the flag on your home screen to open it.</Step>
        </Steps>
        <p>
          No square with an arrow? Tap the three dots beside the address first. You may have to
          scroll to find Add to Home Screen.
        </p>
      </>
    ),
  },
  {
    id: 'remove',
    title: 'How do I remove it?',
    content: <p>Like any other app: hold the flag, then choose to remove it.</p>,
  },
];

/** What store badges lead to while there is no app in a store. Needs no scripts. */
export default function Install() {
  return (
    <ReadingPage
      title={`Put ${brand.name} on your phone`}
      summary={
        <>
          <h2>In short</h2>
          <p>
            You do not need an app store. Your browser puts {brand.name} on your home screen in
            three steps. It then opens like any other app. On Android, you can also share strange
            messages with it from other apps.
          </p>
        </>
      }
      sections={sections}
    />
  );
}
