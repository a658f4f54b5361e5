import { parentPort, workerData } from 'node:worker_threads';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';

const entries = Buffer.from(dictionary.dic).toString();
const spelling = nspell(Buffer.from(dictionary.aff), entries);
/** Such as 'Grace' and 'Rose', which are words as well. */
const names = new Set(entries.match(/^[A-Z][a-z]+/gm)?.map((name) => name.toLowerCase()));
parentPort?.postMessage(
  (workerData as string[]).filter((word) => spelling.correct(word) && !names.has(word)),
);
