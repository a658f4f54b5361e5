/** '20/11/2026 at 22:14 UTC', since the server does not know its reader's zone. */
export function dateText(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return `${day.split('-').reverse().join('/')} at ${time.slice(0, 5)} UTC`;
}
