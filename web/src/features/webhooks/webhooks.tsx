import type { Webhook } from '@redflag/shared/webhooks';
import { Suspense, useState } from 'react';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Section } from '#ui/section.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { WebhookBadge, WebhookTrouble } from './webhook-state.tsx';
import classes from './webhooks.module.css';

const NewWebhook = lazyPart(() => import('./new-webhook.tsx'));
const WebhookDialog = lazyPart(() => import('./webhook-dialog.tsx'));

/** Where the keys of organisations are told of changes, for administrators. */
export default function Webhooks() {
  const webhooks = $api.useQuery('get', '/v1/webhooks');
  const keys = $api.useQuery('get', '/v1/organisation-keys');
  const able = keys.data?.items.filter(
    ({ scopes, expired, suspended }) => scopes.includes('webhooks') && !expired && !suspended,
  );
  return (
    <Section title="Webhooks">
      <p>
        We tell these addresses when a scam is confirmed, when what we know of it changes, and when
        it is no longer confirmed.
      </p>
      <Loaded {...outcomeOf(webhooks)} data={webhooks.data} rows={2} rowHeight={64}>
        {({ items, published }) => (
          <>
            {published.length === 0 ? (
              <p className="note">This site publishes no feeds (FEEDS=off), so nothing is sent.</p>
            ) : null}
            <List items={items} />
            {published.length > 0 && able ? <Add keys={able} published={published} /> : null}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Add(props: {
  keys: { id: string; name: string; organisation: string }[];
  published: Published;
}) {
  const [adding, setAdding] = useState(false);
  if (props.keys.length === 0)
    return <p className="note mt-md">To add one, first make a key that may be told of changes.</p>;
  return (
    <div className="row mt-md">
      <Button variant="default" onClick={() => setAdding(true)}>
        Add a webhook
      </Button>
      {adding ? (
        <Suspense>
          <NewWebhook {...props} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

type Published = Parameters<typeof NewWebhook>[0]['published'];

function List({ items }: { items: Webhook[] }) {
  const [shown, setShown] = useState<string | null>(null);
  const found = items.find(({ id }) => id === shown);
  if (items.length === 0) return <p className="note mt-sm">There are no webhooks yet.</p>;
  return (
    <>
      <ul>
        {items.map((webhook) => (
          <li key={webhook.id} className="entry">
            <div>
              <strong>
                <bdi>{webhook.url}</bdi>
              </strong>
              <div className="row flat gap-lg note">
                <span>
                  <bdi>{webhook.organisation}</bdi>: <bdi>{webhook.keyName}</bdi>
                </span>
                <span>
                  <WebhookTrouble {...webhook} />
                </span>
              </div>
            </div>
            <div className={classes.end}>
              <WebhookBadge {...webhook} />
              <Button
                variant="default"
                aria-label={`Open ${webhook.url}`}
                onClick={() => setShown(webhook.id)}
              >
                Open
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {found ? (
        <Suspense>
          <WebhookDialog webhook={found} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
