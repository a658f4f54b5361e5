import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

// A test that expects a console message spies on the console itself. Any other message fails it.
const unexpected: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...args)}`);
  };
}

function failOnMessages(): void {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(messages.join('\n'));
}

afterEach(failOnMessages);
afterAll(failOnMessages);
