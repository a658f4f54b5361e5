import type { Session } from '@redflag/shared/sessions';
import { useMutation } from '@tanstack/react-query';
import { $api, api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { Button } from '#ui/button.tsx';
import { DateTime } from '#ui/date-time.tsx';
import { FailureState } from '#ui/failure-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { toastError, toastSuccess } from '#ui/toast.tsx';
import classes from './profile.module.css';

/** Lists the account's sessions; those on other devices can be ended. */
export function SessionsList() {
  const { data, error, refetch } = $api.useQuery('get', '/v1/me/sessions');
  const ending = useMutation({
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
    onSettled: () => refetch(),
  });

  if (!data) {
    return error ? (
      <FailureState message={problemOf(error).sentence} onRetry={refetch} />
    ) : (
      <Loading rows={2} rowHeight={64} />
    );
  }
  const others = data.items.filter(({ current }) => !current);
  return (
    <>
      <ul className={classes.sessions}>
        {data.items.map((session) => (
          <li key={session.id} className={classes.session}>
            <div>
              <strong>
                <bdi>{session.browser}</bdi>
              </strong>
              {session.current ? <span className={classes.here}>This device</span> : null}
              <div className={classes.times}>
                <span>
                  Last active <DateTime value={session.lastSeenAt} />
                </span>
                <span>
                  Signed in <DateTime value={session.createdAt} />
                </span>
              </div>
            </div>
            {session.current ? null : (
              <Button
                variant="default"
                aria-label={`Sign out ${session.browser}`}
                disabled={ending.isPending}
                onClick={() => ending.mutate([session])}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          className={classes.everywhere ?? ''}
          variant="default"
          loading={ending.isPending}
          onClick={() => ending.mutate(others)}
        >
          Sign out everywhere else
        </Button>
      ) : null}
    </>
  );
}

/** Ignores a 404: that session has already ended. */
function unlessGone(error: unknown) {
  if (problemOf(error).status !== 404) {
    throw error;
  }
}
