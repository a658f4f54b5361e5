/** A JSON schema, as far as it is compared. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  [limit: string]: unknown;
}
interface Described {
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  operationId?: string;
  parameters?: { in: string; name: string; required?: boolean; schema?: Schema }[];
  requestBody?: Described & { required?: boolean };
  responses?: Record<string, Described>;
  security?: Record<string, string[]>[];
}
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** What the documents promise of a value: that we take all that clients send, or that they can read all we answer. */
type Direction = 'sent' | 'answered';

const upperLimits = ['maximum', 'maxLength', 'maxItems'];
const lowerLimits = ['minimum', 'minLength', 'minItems'];

/**
 * Returns what a document promised that a later one does not (docs/api.md), each in a sentence: empty if
 * programs written for the first still work.
 */
export function findLostPromises(before: ApiDocument, after: ApiDocument): string[] {
  /** What was lost from one named schema to another, by their names and the direction. */
  const known = new Map<string, string[]>();

  function compareSchemas(
    one: Schema | undefined,
    other: Schema | undefined,
    direction: Direction,
    where: string,
  ): string[] {
    if (!one || !other) return one ? [`${where} is not described any more`] : [];
    const pair = one.$ref && other.$ref && `${direction} ${one.$ref} ${other.$ref}`;
    const found = pair ? known.get(pair) : undefined;
    if (found) return found;
    // A schema may contain itself.
    if (pair) known.set(pair, []);
    const lost = compareResolved(resolve(before, one), resolve(after, other), direction, where);
    if (pair) known.set(pair, lost);
    return lost;
  }

  function compareResolved(
    old: Schema,
    now: Schema,
    direction: Direction,
    where: string,
  ): string[] {
    const choicesBefore = choicesOf(old);
    const choicesAfter = choicesOf(now);
    if (choicesBefore.length > 1 || choicesAfter.length > 1) {
      // What was taken must be taken; what is answered must be something that was.
      const [asked, offered] =
        direction === 'sent' ? [choicesBefore, choicesAfter] : [choicesAfter, choicesBefore];
      return asked.flatMap((choice) => {
        const lost = offered.map((candidate) =>
          direction === 'sent'
            ? compareSchemas(choice, candidate, direction, where)
            : compareSchemas(candidate, choice, direction, where),
        );
        return lost.toSorted((a, b) => a.length - b.length)[0] ?? [];
      });
    }
    return [
      ...compareTypes(old, now, where),
      ...compareValues(old, now, direction, where),
      ...compareFields(old, now, direction, where),
      ...(old.items ? compareSchemas(old.items, now.items, direction, `${where}[]`) : []),
    ];
  }

  function compareFields(old: Schema, now: Schema, direction: Direction, where: string): string[] {
    const lost: string[] = [];
    for (const [name, schema] of Object.entries(old.properties ?? {})) {
      const field = `${where}.${name}`;
      const kept = now.properties?.[name];
      if (!kept) lost.push(`${field} is gone`);
      else lost.push(...compareSchemas(schema, kept, direction, field));
      const wasSure = direction === 'answered' && old.required?.includes(name);
      if (kept && wasSure && !now.required?.includes(name)) {
        lost.push(`${field} may be missing`);
      }
    }
    const demanded = direction === 'sent' ? (now.required ?? []) : [];
    for (const name of demanded) {
      if (!old.required?.includes(name)) lost.push(`${where}.${name} has become required`);
    }
    return lost;
  }

  function compareOperations(old: Operation, now: Operation, where: string): string[] {
    const lost: string[] = [];
    if (old.operationId !== now.operationId) lost.push(`${where} is not ${old.operationId} now`);
    const parameters = new Map(now.parameters?.map((each) => [`${each.in} ${each.name}`, each]));
    for (const { in: place, name, schema } of old.parameters ?? []) {
      const kept = parameters.get(`${place} ${name}`);
      const parameter = `${where} ${place} ${name}`;
      lost.push(
        ...(kept
          ? compareSchemas(schema, kept.schema, 'sent', parameter)
          : [`${parameter} is gone`]),
      );
    }
    for (const { in: place, name, required } of now.parameters ?? []) {
      const was = old.parameters?.find((each) => each.in === place && each.name === name);
      if (required && !was?.required) lost.push(`${where} ${place} ${name} has become required`);
    }
    if (now.requestBody?.required && !old.requestBody?.required) {
      lost.push(`${where} body has become required`);
    }
    lost.push(...compareContents(old.requestBody, now.requestBody, 'sent', `${where} body`));
    for (const [status, answer] of Object.entries(old.responses ?? {})) {
      const kept = now.responses?.[status];
      lost.push(
        ...(kept
          ? compareContents(answer, kept, 'answered', `${where} ${status}`)
          : [`${where} ${status} is gone`]),
      );
    }
    for (const way of old.security ?? []) {
      const opens = now.security?.some((each) => JSON.stringify(each) === JSON.stringify(way));
      if (!opens) lost.push(`${where} is not open to ${JSON.stringify(way)} any more`);
    }
    return lost;
  }

  function compareContents(
    old: Described | undefined,
    now: Described | undefined,
    direction: Direction,
    where: string,
  ): string[] {
    return Object.entries(old?.content ?? {}).flatMap(([type, { schema }]) => {
      const kept = now?.content?.[type];
      return kept
        ? compareSchemas(schema, kept.schema, direction, where)
        : [`${where} as ${type} is gone`];
    });
  }

  const lost = Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, old]) => {
      const where = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      return now ? compareOperations(old, now, where) : [`${where} is gone`];
    }),
  );
  return [...new Set(lost)];
}

function resolve({ components }: ApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components?.schemas?.[name] ?? {});
}

/** Returns what a value may be: a schema for each. */
function choicesOf(schema: Schema): Schema[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices;
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
}

function compareTypes(old: Schema, now: Schema, where: string): string[] {
  const isSame = old.type === now.type && old.format === now.format;
  return isSame ? [] : [`${where} is ${nameOf(now)}, not ${nameOf(old)}`];
}

const nameOf = ({ type, format }: Schema) => [format, type ?? 'anything'].filter(Boolean).join(' ');

function compareValues(old: Schema, now: Schema, direction: Direction, where: string): string[] {
  const valuesOf = (schema: Schema) => schema.enum ?? ('const' in schema ? [schema.const] : null);
  const known = valuesOf(old);
  const values = valuesOf(now);
  if (direction === 'sent') {
    const refused = values ? (known ?? ['others']).filter((value) => !values.includes(value)) : [];
    const narrowed = [
      ...upperLimits.filter((limit) => Number(now[limit]) < Number(old[limit] ?? Infinity)),
      ...lowerLimits.filter((limit) => Number(now[limit]) > Number(old[limit] ?? -Infinity)),
      ...(now.pattern !== old.pattern && now.pattern !== undefined ? ['pattern'] : []),
    ];
    return [
      ...refused.map((value) => `${where} does not take ${value} any more`),
      ...narrowed.map((limit) => `${where} has a narrower ${limit}`),
    ];
  }
  // The contract says so of each whose values may grow (shared/src/api/open-enum.ts).
  if (!known || old.description?.includes(MAY_GROW)) return [];
  const added = values ? values.filter((value) => !known.includes(value)) : ['others'];
  return added.map((value) => `${where} may be ${value} now`);
}

const MAY_GROW = 'a newer server may answer others';
