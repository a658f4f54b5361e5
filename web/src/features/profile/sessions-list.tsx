import type { Session } from '@redflag/shared/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FailureState } from '#ui/states/failure-state.tsx';
import { ListStatus } from '#ui/states/list-status.tsx';
import { Loading } from '#ui/states/loading.tsx';
import { DateTime } from '#ui/text/date-time.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import classes from './profile.module.css';

/** How many stand there at first, for people who came for something else of their profile. */
const SHOWN_AT_FIRST = 5;

/** Lists the account's sessions; those on other devices can be ended. */
export function SessionsList() {
  const { data, error, refetch } = $api.useQuery('get', '/v1/me/sessions');
  const [folded, setFolded] = useState(true);
  const ending = useEndSessions(refetch);

  if (!data) {
    return error ? (
      <FailureState message={problemOf(error).sentence} onRetry={refetch} />
    ) : (
      <Loading rows={2} rowHeight={64} />
    );
  }
  const own = data.items.filter(({ current }) => current);
  const others = data.items.filter(({ current }) => !current);
  const sessions = [...own, ...others];
  const shown = folded ? sessions.slice(0, SHOWN_AT_FIRST) : sessions;
  const hidden = sessions.length > shown.length;
  return (
    <>
      <ListStatus shown={shown.length} more={hidden} />
      <ul>
        {shown.map((session) => (
          <Entry
            key={session.id}
            session={session}
            busy={ending.isPending}
            onEnd={() => ending.mutate([session])}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <div className="row mt-lg">
          {hidden ? (
            <Button variant="default" onClick={() => setFolded(false)}>
              Show more
            </Button>
          ) : null}
          <Button
            variant="default"
            loading={ending.isPending}
            onClick={() => ending.mutate(others)}
          >
            Sign out everywhere else
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface EntryProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

function Entry({ session, busy, onEnd }: EntryProps) {
  return (
    <li className={`entry ${classes.session}`}>
      <div>
        <strong>
          <bdi>{session.browser}</bdi>
        </strong>
        {session.current ? <span className={classes.here}>This device</span> : null}
        <div className="row flat gap-lg note">
          <span>
            Last active <DateTime value={session.lastSeenAt} />
          </span>
          {session.createdAt === session.lastSeenAt ? null : (
            <span>
              Signed in <DateTime value={session.createdAt} />
            </span>
          )}
        </div>
      </div>
      {session.current ? null : (
        <Button
          variant="default"
          aria-label={`Sign out ${session.browser}`}
          disabled={busy}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function useEndSessions(onEnded: () => unknown) {
  return useMutation({
    mutationFn: (sessions: Session[]) =>
      Promise.all(
        sessions.map(({ id }) =>
          api.DELETE('/v1/me/sessions/{id}', { params: { path: { id } } }).catch(unlessGone),
        ),
      ),
    onSuccess: (_ended, sessions) => {
      toastSuccess(
        sessions.length > 1 ? 'Signed out everywhere else' : 'Signed out on that device',
      );
    },
    onError: (problem) => toastError(problemOf(problem).detail),
    onSettled: () => onEnded(),
  });
}

/** Ignores a 404: that session has already ended. */
function unlessGone(error: unknown) {
  if (problemOf(error).status !== 404) {
    throw error;
  }
}
