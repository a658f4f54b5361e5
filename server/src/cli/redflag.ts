import { runProgram } from '../platform/operator.ts';
import { quickenImports } from '../platform/quick-imports.ts';

quickenImports();
runProgram(async () => {
  const { runCommand } = await import('./run-command.ts');
  await runCommand();
});
