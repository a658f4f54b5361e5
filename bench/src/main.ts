import { startProduct } from './product.ts';
import { benchSessionCheck } from './session-check.ts';

await using product = await startProduct();
console.log('Session check, in GET /v1/me (medians of rounds in turn)');
console.table(await benchSessionCheck(product));
