import { runProgram } from '#platform/process/operator-error.ts';
import { quickenImports } from '#platform/process/quick-imports.ts';
import { reportFailure } from './answer.ts';

quickenImports();
runProgram(async () => {
  const { runCommand } = await import('./run-command.ts');
  await runCommand();
}, reportFailure);
