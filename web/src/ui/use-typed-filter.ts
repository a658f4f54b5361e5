import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/** How long a person rests before what they typed takes effect, in milliseconds. */
const TYPING_PAUSE = 300;

interface TypedFilterOptions<Filter> {
  /** What the address says. */
  shown: Filter;
  empty: Filter;
  /** Puts a filter into the address. */
  onChange: (filter: Filter) => void;
}

/** A filter as it is being filled in: it takes effect as one goes, and follows the address. */
export function useTypedFilter<Filter extends Record<keyof Filter, string>>({
  shown,
  empty,
  onChange,
}: TypedFilterOptions<Filter>) {
  const navigation = useNavigation();
  const [filter, setFilter] = useState(shown);
  const address = JSON.stringify(shown);
  const applied = useRef(address);
  const apply = useDebouncedCallback((changed: Filter) => {
    // Whoever has opened a row meanwhile must not be brought back.
    if (navigation.state === 'loading') return;
    applied.current = JSON.stringify(changed);
    onChange(changed);
  }, TYPING_PAUSE);

  useEffect(() => {
    // By another's hand, such as a step back; what is typed meanwhile stays.
    if (applied.current !== address) {
      applied.current = address;
      setFilter(JSON.parse(address));
    }
  }, [address]);

  function change(changes: Partial<Filter>) {
    const changed = { ...filter, ...changes };
    setFilter(changed);
    apply(changed);
  }
  return {
    /** Binds an input or select to one part of the filter. */
    field: (name: keyof Filter) => ({
      value: filter[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        change({ [name]: event.currentTarget.value } as Partial<Filter>),
    }),
    clear: () => change(empty),
  };
}
