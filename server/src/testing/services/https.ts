import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { codeOf, send } from '#testing/processes/http-client.ts';
import { until } from '#testing/waiting.ts';
import { installedProgram } from './debian-package.ts';

/**
 * Makes `privkey.pem` and `fullchain.pem` in a folder, and makes this process trust it until told not to.
 * Returns both as text.
 * @param names whose it is, by default this machine's address
 */
export async function makeCertificate(folder: string, names = ['IP:127.0.0.1']) {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const wanted = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1';
  const name = ['-subj', '/CN=Redflag', '-addext', `subjectAltName=${names.join(',')}`];
  execFileSync(
    installedProgram('openssl', 'openssl'),
    ['req', ...wanted.split(' '), ...name, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  const texts = await Promise.all([key, certificate].map((file) => readFile(file, 'utf8')));
  const before = getCACertificates();
  setDefaultCACertificates([...before, texts[1] ?? '']);
  return { both: texts.join('\n'), distrust: () => setDefaultCACertificates(before) };
}

/** Waits until a proxy accepts connections. */
export function untilListening(url: string): Promise<boolean> {
  return until(() =>
    send(url).then(
      () => true,
      (error) => codeOf(error) !== 'ECONNREFUSED',
    ),
  );
}
