/** Whether a text, such as one from an address, is a day as date inputs give it: yyyy-MM-dd. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The first moment of a day in the reader's zone, as the API takes it. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

/** The last moment of a day in the reader's zone, as the API takes it. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString();
}
