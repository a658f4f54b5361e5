/** Whether answers and errors are printed as JSON, each on one line. */
export const inJson = process.argv.includes('--json');

/** Prints what a command has to say: a text for people or, with --json, the data. */
export function answer(text: string, data: object): void {
  process.stdout.write(`${inJson ? JSON.stringify(data) : text}\n`);
}

/** Prints why a command failed. */
export function reportFailure(sentence: string): void {
  process.stderr.write(`${inJson ? JSON.stringify({ error: sentence }) : sentence}\n`);
}
