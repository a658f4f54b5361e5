import type { Delivery } from '@redflag/shared/webhooks';
import { wordDelivery } from '@redflag/shared/webhooks/webhook.words';
import { outcomeOf, problemOf } from '#api/problem.ts';
import { $api, byCursor } from '#api/query-client.ts';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import classes from './webhooks.module.css';

/** What was sent in the last week, newest first. */
export function Deliveries({ id }: { id: string }) {
  const list = $api.useInfiniteQuery(
    'get',
    '/v1/webhooks/{id}/deliveries',
    { params: { path: { id }, query: {} } },
    byCursor,
  );
  return (
    <section className={classes.deliveries} aria-labelledby="deliveries">
      <h3 id="deliveries">Sent in the last 7 days</h3>
      <Loaded
        {...outcomeOf(list)}
        data={list.data?.pages.flatMap(({ items }) => items)}
        rows={2}
        rowHeight={48}
      >
        {(items) =>
          items.length > 0 ? (
            <ul>
              {items.map((delivery) => (
                <Entry key={delivery.id} {...delivery} />
              ))}
            </ul>
          ) : (
            <p className="note">Nothing yet.</p>
          )
        }
      </Loaded>
      <ShowMore list={list} failure={list.error && problemOf(list.error).sentence} />
    </section>
  );
}

function Entry(delivery: Delivery) {
  const { createdAt, type, messageId, attempt, milliseconds, delivered, answer } = delivery;
  return (
    <li className="entry">
      <div>
        <strong>
          {delivered ? 'Delivered' : 'Failed'}: {wordDelivery(delivery)}
        </strong>
        <div className="row flat gap-lg note">
          <DateTime value={createdAt} />
          <span>{type}</span>
          <span>{messageId}</span>
          {attempt > 1 ? <span>Attempt {attempt}</span> : null}
          <span>{milliseconds} ms</span>
        </div>
        {answer ? (
          <p className={`note ${classes.answer}`}>
            <bdi>{answer}</bdi>
          </p>
        ) : null}
      </div>
    </li>
  );
}
