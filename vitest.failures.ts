import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const LONGEST = 160;

/** Ends a run's output with one line for each failure, because messages with whole answers fill pages. */
export const failures: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const module of modules) {
      const file = `${module.project.name} ${module.relativeModuleId}`;
      for (const error of module.errors()) printLine(file, error);
      for (const test of module.children.allTests('failed')) {
        printLine(`${file} > ${test.fullName}`, test.result().errors?.[0]);
      }
    }
  },
};

function printLine(where: string, error: SerializedError | undefined): void {
  const message = (error?.message ?? '').replace(/\s+/g, ' ');
  const short = message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
  process.stdout.write(`FAILED ${where}: ${short}\n`);
}
