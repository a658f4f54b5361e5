import { useDisclosure, useSessionStorage } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { api } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { useSession } from '#api/session.ts';
import type { ReportFilter } from '#features/reports/review/filter-address.ts';
import { Button } from '#ui/buttons/button.tsx';
import { queryOf } from '#ui/filters/filter-address.ts';
import { formatCount } from '#ui/text/counts.ts';
import { toastError } from '#ui/toast.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';
import { ChangeSelected } from './change-selected.tsx';
import classes from './selection.module.css';
import { useChangeMany } from './use-change-many.tsx';
import type { ReportSelection } from './use-selection.ts';

interface SelectedReportsProps {
  selection: ReportSelection;
  filter: ReportFilter;
  /** The answer of the list; undefined while another is shown. */
  list: { total: number | null; asOf: string } | undefined;
  reportPath: (id: string) => string;
  /** The list. */
  children: ReactNode;
}

const noChange: string[] = [];

/**
 * A list of reports, with a bar at the foot of the window that changes the status of those selected. Progress and
 * outcome stand above the list, also after a reload.
 */
export function SelectedReports(props: SelectedReportsProps) {
  const { selection, filter, list, reportPath, children } = props;
  const { me } = useSession();
  const [begun, setBegun] = useSessionStorage({
    key: `bulk-change ${me?.id}`,
    defaultValue: noChange,
    getInitialValueInEffect: false,
  });
  const [opened, { open, close }] = useDisclosure(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const { change, busy } = useChangeMany({
    filter,
    selection,
    onBegun: setBegun,
    onCountDiffers: setConflict,
  });
  const { all, count } = selection;
  const said = all?.isMore
    ? `More than ${formatCount(count)} marked`
    : `${all ? 'All ' : ''}${formatCount(count)} marked`;
  return (
    <>
      {begun.length > 0 ? (
        <BulkOutcome
          key={begun[0]}
          ids={begun}
          reportPath={reportPath}
          onDismiss={() => setBegun(noChange)}
        />
      ) : null}
      <div className={classes.list}>{children}</div>
      <span className="visually-hidden" role="status">
        {count > 0 ? said : null}
      </span>
      {conflict && count === 0 ? (
        <Conflict sentence={conflict} onDismiss={() => setConflict(null)} />
      ) : null}
      {count > 0 ? (
        <SelectionBar
          selection={selection}
          filter={filter}
          list={list}
          said={said}
          onChange={() => {
            setConflict(null);
            open();
          }}
        />
      ) : null}
      <ChangeSelected
        opened={opened && count > 0}
        count={count}
        isMore={all?.isMore ?? false}
        isSearch={all !== null}
        busy={busy}
        onChange={(decision) => change(decision, close)}
        onClose={close}
      />
    </>
  );
}

function Conflict({ sentence, onDismiss }: { sentence: string; onDismiss: () => void }) {
  return (
    <div className={classes.bar}>
      <p role="alert">{sentence}</p>
      <Button variant="default" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}

interface SelectionBarProps extends Pick<SelectedReportsProps, 'selection' | 'filter' | 'list'> {
  said: string;
  onChange: () => void;
}

/** How many are selected, and what can be done with them. */
function SelectionBar({ selection, filter, list, said, onChange }: SelectionBarProps) {
  const hasMore = !selection.all && list && (list.total === null || list.total > selection.count);
  return (
    <section className={classes.bar} aria-label="Marked reports">
      <p>{said}</p>
      {hasMore ? <SelectAll selection={selection} filter={filter} list={list} /> : null}
      <Button variant="default" onClick={selection.unselect}>
        Unmark
      </Button>
      <Button onClick={onChange}>Change status</Button>
    </section>
  );
}

interface SelectAllProps {
  selection: ReportSelection;
  filter: ReportFilter;
  list: { total: number | null; asOf: string };
}

/** Selects all of the search. Asks the server how many these are where the list does not say. */
function SelectAll({ selection, filter, list: { total, asOf } }: SelectAllProps) {
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const { sort: _order, ...search } = queryOf(filter);
      const query = { ...search, asOf };
      const { data } = await api.GET('/v1/reports/count', { params: { query } });
      if (data) selection.selectAll({ ...data, asOf });
    },
    onError: (error) => toastError(problemOf(error).detail),
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      onClick={() =>
        total === null ? mutate() : selection.selectAll({ count: total, isMore: false, asOf })
      }
    >
      {total === null ? 'All that match' : `All ${formatCount(total)} that match`}
    </Button>
  );
}
