import { startProduct } from './product.ts';
import { benchSeeding } from './seeding.ts';
import { benchSessionCheck } from './session-check.ts';
import { benchStart } from './start.ts';

console.table(await benchStart());
console.table(await benchSeeding());
await using product = await startProduct();
console.log('Session check, in GET /v1/me (medians of rounds in turn)');
console.table(await benchSessionCheck(product));
