/** The parts of a JSON schema that are used to make values for it. */
export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
}

interface Content {
  schema: Schema;
}

/** One operation of the API, as its OpenAPI document describes it. */
export interface Operation {
  method: string;
  path: string;
  parameters: { in: string; name: string; required?: boolean; schema: Schema }[];
  /** Null if it accepts none. */
  body: { type: string; schema: Schema } | null;
  answers: Record<string, { content?: Record<string, Content> }>;
}

/** Each address with one method that the document does not describe, and that no call succeeds with. */
export function otherMethods(operations: Operation[]): Operation[] {
  const byPath = Map.groupBy(operations, ({ path }) => path);
  return [...byPath].map(([path, known]) => {
    const described = known.map(({ method }) => method);
    const method = ['PUT', 'OPTIONS'].find((other) => !described.includes(other)) ?? 'TRACE';
    const [{ default: refused } = {}] = known.map(({ answers }) => answers);
    return { method, path, parameters: [], body: null, answers: { default: refused ?? {} } };
  });
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Operation['parameters'];
        requestBody?: { content: Record<string, Content> };
        responses: Operation['answers'];
      }
    >
  >;
}

/** All operations of an OpenAPI document. */
export function readOperations({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => {
      const [body] = Object.entries(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        body: body ? { type: body[0], schema: body[1].schema } : null,
        answers: responses,
      };
    }),
  );
}
