import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The instructions of the Dockerfile, by stage. */
const stages: [instruction: string, value: string][][] = [];
for (const line of read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter(Boolean)) {
  const [, instruction = '', value = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
  if (instruction === 'FROM') stages.push([]);
  stages.at(-1)?.push([instruction, value]);
}
const final = stages.at(-1) ?? [];
const valuesOf = (stage: [string, string][], instruction: string) =>
  stage.filter(([name]) => name === instruction).map(([, value]) => value);

interface Service {
  image: string;
  profiles?: string[];
  read_only?: boolean;
  init?: boolean;
  tmpfs?: string[];
  privileged?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  volumes?: string[];
  stop_grace_period?: string;
}
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  read('compose.yaml'),
);
const services = Object.entries(compose.services);

test('the image has the Node version of the lock file, by an exact tag', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const image = `node:${packages['node_modules/node'].version}-trixie-slim`;
  expect(read('Dockerfile')).toContain(`\nARG NODE_IMAGE=${image}\n`);
  for (const [from = []] of stages)
    expect(from[1]).toMatch(/^(\$\{NODE_IMAGE\}|manifests)( AS |$)/);
});

test('dependencies come only from the lock file, and their scripts do not run', () => {
  const runs = stages.flatMap((stage) => valuesOf(stage, 'RUN'));
  const installs = runs.filter((command) =>
    /\bnpm (ci|i|install|add|exec)\b|\bnpx\b/.test(command),
  );
  expect(installs).toHaveLength(2);
  for (const command of installs) expect(command).toMatch(/^npm ci --ignore-scripts( |$)/);
  expect(runs.join('\n')).not.toMatch(/curl|wget|apt-get|https?:/);
});

test('the final image has only what runs, and no tools', () => {
  const copied = valuesOf(final, 'COPY');
  expect(copied.every((value) => value.startsWith('--from='))).toBe(true);
  const [dependencies] = stages.filter(([from]) => from?.[1].endsWith('AS dependencies'));
  expect(valuesOf(dependencies ?? [], 'RUN').join()).toContain('--omit=dev');
});

test('the server runs as an ordinary user, and the image declares its volume and stop signal', () => {
  expect(valuesOf(final, 'USER')).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
  expect(valuesOf(final, 'VOLUME')).toEqual(['/data']);
  expect(valuesOf(final, 'STOPSIGNAL')).toEqual(['SIGTERM']);
  // A list, because a shell would not forward the signal.
  expect(JSON.parse(valuesOf(final, 'CMD').join())).toEqual(['node', 'server/src/main.ts']);
  expect(existsSync(join(root, 'server/src/main.ts'))).toBe(true);
  const [environment = ''] = valuesOf(final, 'ENV');
  for (const setting of ['NODE_ENV=production', 'HOST=0.0.0.0', 'DATA_DIR=/data']) {
    expect(environment.split(' ')).toContain(setting);
  }
});

test.each([
  [200, 0],
  [503, 1],
])('the health check turns status %i into exit code %i', async (status, code) => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, answer) => {
    asked.push(url);
    answer.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const [, list = '[]'] = / CMD (\[.*\])$/.exec(valuesOf(final, 'HEALTHCHECK').join()) ?? [];
  const [program, ...args]: string[] = JSON.parse(list);
  expect(program).toBe('node');
  const check = spawn(process.execPath, args, { env: { PORT: String(port) } });
  expect((await once(check, 'close'))[0]).toBe(code);
  server.close();
  expect(asked).toEqual(['/v1/server/get-ready']);
});

test('private files are not sent to the container engine', () => {
  const lines = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(lines[0]).toBe('*');
  const admitted = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  for (const path of admitted) expect(existsSync(join(root, path)), path).toBe(true);
  expect(lines).toEqual(expect.arrayContaining(['**/node_modules', '**/.env*', '**/data']));
});

test.each(services)(
  'compose: %s has an exact image, a health check and few rights',
  (_, service) => {
    expect(service.image).toMatch(/^[a-z/]+:v?\d+\.\d+[\w.-]*$/);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.privileged).toBeUndefined();
    for (const { condition } of Object.values(service.depends_on ?? {})) {
      expect(condition).toBe('service_healthy');
    }
    // The health check of the server is in the Dockerfile.
    if (service !== compose.services.server) expect(service.healthcheck?.test[0]).toBe('CMD');
    for (const volume of service.volumes ?? []) {
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
  },
);

test('compose: the server can write only to memory, and only this machine can reach it', () => {
  expect(compose.services.server).toMatchObject({
    read_only: true,
    init: true,
    tmpfs: ['/tmp'],
    ports: ['127.0.0.1:3000:3000'],
    stop_grace_period: '90s',
    depends_on: { postgres: {}, objects: {} },
  });
  const open = services.filter(([, { ports, profiles }]) => ports && !profiles);
  expect(open.map(([name]) => name)).toEqual(['server']);
});

test('compose: every secret comes from .env and is required', () => {
  const secrets = services.flatMap(([, { environment = {} }]) =>
    Object.entries(environment).filter(([name]) => /SECRET|PASSWORD|_KEY|DATABASE_URL/.test(name)),
  );
  expect(secrets.length).toBeGreaterThan(4);
  for (const [name, value] of secrets)
    expect([name, value]).toEqual([name, expect.stringContaining(':?')]);
  expect(read('.gitignore').split('\n')).toContain('.env');
});

test('compose: the store creates the bucket and the key that the server uses', () => {
  const { server, objects } = compose.services;
  expect(objects?.environment).toMatchObject({
    GARAGE_DEFAULT_BUCKET: server?.environment?.S3_BUCKET,
    GARAGE_DEFAULT_ACCESS_KEY: server?.environment?.S3_ACCESS_KEY_ID,
    GARAGE_DEFAULT_SECRET_KEY: server?.environment?.S3_SECRET_ACCESS_KEY,
  });
});
