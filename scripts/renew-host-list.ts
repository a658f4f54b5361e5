import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readHostList } from '@redflag/shared/targets/websites/host-list';

/*
 * Renews one of the lists of hosts that Redflag ships with, from a file that was downloaded:
 * npm run host-lists -- url-shortener list.json "commit 84f0610a" 2026-08-20
 */

const folder = join(import.meta.dirname, '../shared/src/targets/websites/lists');
const lists = globSync('*.json', { cwd: folder }).map((file) => basename(file, '.json'));

const [list = '', file = '', source = '', date = ''] = process.argv.slice(2);
if (!lists.includes(list) || !file || !source || !/^\d{4}-\d\d-\d\d$/.test(date)) {
  console.error(`Usage: npm run host-lists -- <${lists.join('|')}> <file> <source> <date>`);
  process.exit(1);
}
const path = join(folder, `${list}.json`);
const { licence, hosts: before } = JSON.parse(readFileSync(path, 'utf8')) as {
  licence: string;
  hosts: string[];
};
const hosts = [...new Set(readHostList(readFileSync(file, 'utf8')))].sort();
if (hosts.length === 0) throw new Error(`${file} names no host.`);
writeFileSync(path, `${JSON.stringify({ source, date, licence, hosts }, null, 2)}\n`);
const added = hosts.filter((host) => !before.includes(host)).length;
const gone = before.filter((host) => !hosts.includes(host)).length;
console.log(
  `${list}: ${hosts.length} hosts, ${added} added, ${gone} gone. Keys follow at the next start.`,
);
