import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Service {
  image: string;
  ports?: string[];
  container_name?: string;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  read('deploy/compose.yaml'),
);

test('the compose file is one by its specification', () => {
  // Ajv knows the dialect by its name with http.
  const { $schema: _, ...schema } = JSON.parse(read('scripts/compose-spec/compose-spec.json'));
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
    schema,
  );
  expect(validate(compose) ? [] : validate.errors).toEqual([]);
  expect(validate({ services: { server: { prots: [] } } })).toBe(false);
});

test('any number of servers can run: none has a port or a name of its own', () => {
  const { ports, container_name } = compose.services.server ?? {};
  expect([ports, container_name]).toEqual([undefined, undefined]);
});

test('what services name exists: other services, volumes and files', () => {
  for (const [name, { depends_on, volumes = [] }] of Object.entries(compose.services)) {
    for (const other of Object.keys(depends_on ?? {})) {
      expect(compose.services, `${name} waits for ${other}`).toHaveProperty(other);
    }
    for (const volume of volumes) {
      const [from = ''] = volume.split(':');
      const isThere = from.startsWith('.')
        ? existsSync(join(root, 'deploy', from))
        : from in compose.volumes;
      expect(isThere, `${name} uses ${from}`).toBe(true);
    }
  }
});

test('the image is called like this version', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(compose.services.server?.image).toBe(`redflag:${version}`);
});
