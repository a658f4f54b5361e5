/** A day as a date field gives it: yyyy-MM-dd. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Two days of the reader's zone, empty for none, as the moments that the API takes: the first begins, the last ends. */
export function periodQuery({ from, to }: { from: string; to: string }) {
  return {
    ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}
