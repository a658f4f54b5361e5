import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Request } from '#peers/peer.ts';
import { fillIn, inTurn } from '#peers/peer.ts';
import { addressHeader } from '#product.ts';
import type { Generator } from './generator.ts';

/** What one connection keeps from the first request of an operation to its second. */
interface Context {
  operation?: Request[];
  name?: string;
}

/** Repeats operations in turn with autocannon, in this process. */
export const loadWithAutocannon: Generator = async (origin, operations, connections, seconds) => {
  const nextOperation = inTurn(operations);
  const steps = operations[0]?.map(
    (_, step): autocannon.Request => ({
      setupRequest: (request, context: Context) => {
        if (step === 0) context.operation = nextOperation();
        const own = context.operation?.[step];
        if (!own) return request;
        return {
          ...request,
          method: own.method ?? 'GET',
          path: own.path,
          headers: { ...own.headers, ...addressHeader() },
          body: fillIn(own, { id: randomUUID(), name: context.name }),
        };
      },
      ...(operations[0]?.length !== 1 && {
        onResponse: (_status: number, body: string, context: Context) => {
          context.name = JSON.parse(body).name;
        },
      }),
    }),
  );
  const before = process.cpuUsage();
  const { duration, errors, non2xx, ...answers } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: steps,
  });
  const { user, system } = process.cpuUsage(before);
  return {
    requests: answers['2xx'] + non2xx,
    seconds: duration,
    refused: non2xx,
    unanswered: errors,
    processorMs: (user + system) / 1_000,
  };
};
