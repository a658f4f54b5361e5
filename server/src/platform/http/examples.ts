import answers from './examples.gen.json' with { type: 'json' };

/** What a request to a route with a key may send. server/src/examples.test.ts sends it, and stores the answer. */
export interface Example {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    example?: Example;
  }
}

/** Ids in examples. */
export const exampleIds = {
  target: '019aca43-7f10-7c5e-8d21-5b0f6a3c9e01',
  report: '019aca43-9b52-7e0a-b1c4-2f7d8e6a4c02',
  webhook: '019aca43-c8d1-7a36-9e52-6b1f4d7a8c03',
};

interface Operation {
  operationId?: string;
  parameters?: { in: string; name: string; example?: unknown }[];
  requestBody?: Answer;
  responses?: Record<string, Answer>;
}
interface Answer {
  content?: Record<string, { example?: unknown }>;
}

/** Writes the examples of requests, by the ids of their operations, and the stored answers into a document. */
export function addExamples(document: object, examples: ReadonlyMap<string, Example>): void {
  const paths: Record<string, Record<string, Operation>> = Object(document).paths;
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const { operationId = '', parameters = [], requestBody, responses } = operation;
    const example = examples.get(operationId);
    if (!example) continue;
    const sent = { path: example.params, query: example.query };
    for (const parameter of parameters) {
      const value = sent[parameter.in as keyof typeof sent]?.[parameter.name];
      if (value !== undefined) parameter.example = value;
    }
    putInto(requestBody, example.body);
    putInto(
      responses?.[200] ?? responses?.[201],
      (answers as Record<string, unknown>)[operationId],
    );
  }
}

function putInto(part: Answer | undefined, example: unknown): void {
  if (example === undefined) return;
  for (const content of Object.values(part?.content ?? {})) content.example = example;
}
