import { channel } from 'node:diagnostics_channel';

/** One call of something that the server depends on. */
export interface Measured {
  dependency: 'database' | 'files' | 'email' | 'sms';
  operation: string;
  result: 'ok' | 'failed';
  seconds: number;
}

/** Where calls are published. Metrics subscribe; without a subscriber nothing is measured. */
const calls = channel('redflag.calls');

/** Calls the listener for each call that this process makes, until the returned function runs. */
export function onCall(listener: (call: Measured) => void): () => void {
  const receive = (message: unknown) => listener(message as Measured);
  calls.subscribe(receive);
  return () => calls.unsubscribe(receive);
}

/** Makes a call, and publishes how long it took and whether it failed: some errors are answers. */
export async function measured<Result>(
  dependency: Measured['dependency'],
  operation: string,
  call: () => Promise<Result>,
  isFailure: (error: unknown) => boolean = () => true,
): Promise<Result> {
  if (!calls.hasSubscribers) return call();
  const done = startMeasuring(dependency, operation);
  try {
    const result = await call();
    done('ok');
    return result;
  } catch (error) {
    done(isFailure(error) ? 'failed' : 'ok');
    throw error;
  }
}

/** Begins to measure a call. Returns a function that ends it and publishes the result. */
export function startMeasuring(dependency: Measured['dependency'], operation: string) {
  const started = performance.now();
  return (result: Measured['result']) => {
    const seconds = (performance.now() - started) / 1_000;
    calls.publish({ dependency, operation, result, seconds } satisfies Measured);
  };
}
