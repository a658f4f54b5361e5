import { runProgram } from './platform/operator.ts';
import { quickenImports } from './platform/quick-imports.ts';

quickenImports();
runProgram(async () => {
  const { serve } = await import('./serve.ts');
  await serve();
});
