/** Reads what the address says of one field; what it cannot mean becomes the value that narrows nothing. */
type ReadField<Value extends string> = (text: string) => Value;

type FilterOf<Fields extends Record<string, ReadField<string>>> = {
  [Name in keyof Fields]: ReturnType<Fields[Name]>;
};

export const anyText: ReadField<string> = (text) => text;

/** A day as a date field gives it: yyyy-MM-dd. */
export const day: ReadField<string> = (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** One of some values, or else what stands for any: empty, or the value that is given for it. */
export function oneOf<Value extends string, Any extends Value | '' = ''>(
  values: readonly Value[],
  any: Any = '' as Any,
): ReadField<Value | Any> {
  return (text) => values.find((value) => value === text) ?? any;
}

/**
 * A filter that lives in the address, from how each of its fields is read there.
 * @param tidy corrects fields that do not go together
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
  return {
    /** Narrows nothing. */
    unfiltered,
    read,
    /** Equal for filters that find the same; empty for one that narrows nothing. */
    write(filter: Filter): URLSearchParams {
      const tidied = tidy(filter);
      const params = new URLSearchParams();
      for (const name of names) {
        const value = tidied[name].trim();
        if (value !== unfiltered[name]) params.set(name, value);
      }
      return params;
    },
  };
}

type Query<Filter> = { [Name in keyof Filter]?: Exclude<Filter[Name], ''> };

/**
 * The query of the API for a filter: what narrows nothing is left out, and the days `from` and `to`,
 * which are the reader's, become their first and last moment.
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
