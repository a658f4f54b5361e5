import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/** The pause in typing after which the filter takes effect, in milliseconds. */
const TYPING_PAUSE = 300;

interface FilterFieldsOptions<Filter> {
  /** The filter in the address. */
  applied: Filter;
  /** How it is kept there. */
  address: {
    write: (filter: Filter) => URLSearchParams;
    count: (filter: Filter) => number;
    clear: (filter: Filter) => Filter;
  };
  onChange: (filter: Filter) => void;
}

/**
 * The fields of a filter that is in the address. What is typed or chosen takes effect automatically; a link or the
 * back button to a different filter updates the fields.
 */
export function useFilterFields<Filter extends object>(options: FilterFieldsOptions<Filter>) {
  const { applied, address, onChange } = options;
  const [filter, setFilter] = useState(applied);
  const query = address.write(applied).toString();
  const latest = useRef(query);
  const navigation = useNavigation();
  const apply = useDebouncedCallback((changed: Filter) => {
    // Do not pull back a person who has just opened a row.
    if (navigation.state === 'loading') return;
    latest.current = address.write(changed).toString();
    onChange(changed);
  }, TYPING_PAUSE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something other than these fields changed the filter
  useEffect(() => {
    if (query !== latest.current) {
      latest.current = query;
      setFilter(applied);
    }
  }, [query]);

  function change(changes: Partial<Filter>) {
    const changed = { ...filter, ...changes };
    setFilter(changed);
    apply(changed);
  }
  const field = <Name extends keyof Filter>(name: Name) => ({
    value: filter[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value } as unknown as Partial<Filter>),
  });
  return {
    filter,
    change,
    field,
    active: address.count(filter),
    clear: () => change(address.clear(filter)),
  };
}
