/** Reads one field from the address; an invalid value becomes the one that filters nothing. */
type ReadField<Value extends string> = (text: string) => Value;

type FilterOf<Fields extends Record<string, ReadField<string>>> = {
  [Name in keyof Fields]: ReturnType<Fields[Name]>;
};

export const anyText: ReadField<string> = (text) => text;

/** A day in the format of date fields: yyyy-MM-dd. While somebody types 2026, its year is 0002. */
export const day: ReadField<string> = (text) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && isDay(text) ? text : '';

/** `Date` reads 31 February as 3 March. */
function isDay(text: string): boolean {
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** One of the given values; otherwise `any`, which is empty by default. */
export function oneOf<Value extends string, Any extends Value | '' = ''>(
  values: readonly Value[],
  any: Any = '' as Any,
): ReadField<Value | Any> {
  return (text) => values.find((value) => value === text) ?? any;
}

/**
 * Defines a filter that is kept in the address. A field that is never empty, such as an order,
 * filters nothing.
 * @param fields how to read each field from the address
 * @param tidy corrects fields that contradict each other
 */
export function filterAddress<Fields extends Record<string, ReadField<string>>>(
  fields: Fields,
  tidy: (filter: FilterOf<Fields>) => FilterOf<Fields> = (filter) => filter,
) {
  type Filter = FilterOf<Fields>;
  const names = Object.keys(fields) as (keyof Filter & string)[];
  const read = (params: URLSearchParams): Filter =>
    tidy(
      Object.fromEntries(
        names.map((name) => [name, fields[name]?.(params.get(name) ?? '')]),
      ) as Filter,
    );
  const unfiltered = read(new URLSearchParams());
  /** Returns the same parameters for equivalent filters; none if it filters nothing. */
  const write = (filter: Filter): URLSearchParams => {
    const tidied = tidy(filter);
    const params = new URLSearchParams();
    for (const name of names) {
      const value = fields[name]?.(tidied[name].trim()) ?? '';
      if (value !== unfiltered[name]) params.set(name, value);
    }
    return params;
  };
  return {
    /** Filters nothing. */
    unfiltered,
    read,
    write,
    /** Returns how many fields filter something. */
    count: (filter: Filter): number =>
      [...write(filter).keys()].filter((name) => unfiltered[name] === '').length,
    /** Returns a filter with its order but without what it filters. */
    clear: (filter: Filter): Filter => {
      const kept = names.filter((name) => unfiltered[name] !== '');
      return { ...unfiltered, ...Object.fromEntries(kept.map((name) => [name, filter[name]])) };
    },
  };
}

type Query<Filter> = { [Name in keyof Filter]?: Exclude<Filter[Name], ''> };

/**
 * Returns the API query of a filter: omits empty fields, and turns the days `from` and `to`, which are
 * in the reader's zone, into their first and last moment.
 */
export function queryOf<Filter extends Record<string, string>>(filter: Filter): Query<Filter> {
  const { from, to } = filter;
  return Object.fromEntries(
    Object.entries({
      ...filter,
      from: from && new Date(`${from}T00:00:00`).toISOString(),
      to: to && new Date(`${to}T23:59:59.999`).toISOString(),
    }).filter(([, value]) => value),
  ) as Query<Filter>;
}
