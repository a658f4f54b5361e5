import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/** How long a person rests before what they typed takes effect, in milliseconds. */
const TYPING_PAUSE = 300;

interface FilterFieldsOptions<Filter> {
  /** What the address says. */
  applied: Filter;
  /** The address of a filter: equal for filters that find the same. */
  addressOf: (filter: Filter) => URLSearchParams;
  onChange: (filter: Filter) => void;
}

/**
 * The fields of a filter that lives in the address. What a person chooses or types takes effect by
 * itself; a link, or the way back, to another filter changes the fields.
 */
export function useFilterFields<Filter extends object>(options: FilterFieldsOptions<Filter>) {
  const { applied, addressOf, onChange } = options;
  const [filter, setFilter] = useState(applied);
  const address = addressOf(applied).toString();
  const latest = useRef(address);
  const navigation = useNavigation();
  const apply = useDebouncedCallback((changed: Filter) => {
    // Whoever has opened a row meanwhile must not be brought back.
    if (navigation.state === 'loading') return;
    latest.current = addressOf(changed).toString();
    onChange(changed);
  }, TYPING_PAUSE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something else than these fields led to another filter
  useEffect(() => {
    if (address !== latest.current) {
      latest.current = address;
      setFilter(applied);
    }
  }, [address]);

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
  return { filter, change, field };
}
