import { useState, useSyncExternalStore } from 'react';
import { brand } from '#ui/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Section } from '#ui/section.tsx';
import { dismissHint } from './hint-due.ts';
import classes from './install-hint.module.css';
import { keptInstallOffer } from './install-offer.ts';
import { isSafariOnIos } from './safari-on-ios.ts';

function onOffer(notify: () => void) {
  addEventListener('beforeinstallprompt', notify);
  return () => removeEventListener('beforeinstallprompt', notify);
}

/** Offers to install the app, or says how to, where the browser can. Any answer hides it for good. */
export default function InstallHint() {
  const offer = useSyncExternalStore(onOffer, keptInstallOffer);
  const [hidden, setHidden] = useState(false);
  if (hidden || !(offer || isSafariOnIos(navigator))) return null;
  function hide() {
    dismissHint();
    setHidden(true);
  }
  return (
    <div className={classes.hint}>
      <Section title={`Install ${brand.name}`}>
        {offer ? (
          <p>
            It then opens like any other app. On Android, you can also share strange messages with
            it from other apps.
          </p>
        ) : (
          <p>
            It then opens like any other app. Open Safari’s <strong>Share</strong> menu and choose{' '}
            <strong>Add to Home Screen</strong>.
          </p>
        )}
        <div className="row">
          {offer ? (
            <Button variant="default" onClick={() => offer.prompt().then(hide, hide)}>
              Install
            </Button>
          ) : null}
          <Button variant={offer ? 'subtle' : 'default'} onClick={hide}>
            Hide this
          </Button>
        </div>
      </Section>
    </div>
  );
}
