import { writeFileSync } from 'node:fs';
import base from './vite.config.ts';
import { defineConfig, mergeConfig } from 'vite';
export default mergeConfig(base, defineConfig({ plugins: [{
  name: 'dump', 
  generateBundle(_o: any, bundle: any) {
    if (this.environment?.name !== 'client') return;
    const out: any = {};
    for (const [f, c] of Object.entries<any>(bundle)) if (c.type === 'chunk') out[f] = { imports: c.imports, dynamic: c.dynamicImports, facade: c.facadeModuleId, modules: Object.fromEntries(Object.entries<any>(c.modules).map(([id, m]) => [id, m.code ?? ''])) };
    writeFileSync(process.env.DUMP ?? '/tmp/dashweb/dump.json', JSON.stringify(out));
  },
}]}));
