import { plural } from '@redflag/shared/text/plural';
import { Link } from 'react-router';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { Loaded } from '#ui/states/loaded.tsx';
import { FlagGroup } from './flag-group.tsx';
import classes from './flags.module.css';

interface TargetFlagsProps {
  targetId: string;
  reportPath: (id: string) => string;
}

/** The open flags on a target and on its reports, which are to be read before it is decided. For administrators. */
export function TargetFlags({ targetId, reportPath }: TargetFlagsProps) {
  const open = $api.useQuery('get', '/v1/flags', { params: { query: { targetId } } });
  const groups = open.data?.items;
  // Most targets have none, so no space is kept for them.
  if (!groups?.length && !open.error) return null;
  return (
    <section className={classes.section} aria-labelledby="flags">
      <h2 id="flags">
        {plural(open.data?.total ?? 0, {
          one: 'Somebody says that something is wrong',
          other: 'People say that something is wrong',
        })}
      </h2>
      <Loaded {...outcomeOf(open)} data={groups} rows={1} rowHeight={180}>
        {(found) =>
          found.map((flagged) => (
            <FlagGroup
              key={flagged.id}
              flagged={flagged}
              folded
              heading={
                <h3>
                  {flagged.report ? (
                    <Link className="touch" to={reportPath(flagged.report.id)}>
                      Report by {flagged.report.reportedBy}
                    </Link>
                  ) : (
                    'The target itself'
                  )}
                </h3>
              }
            />
          ))
        }
      </Loaded>
    </section>
  );
}
