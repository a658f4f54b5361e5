import { benchDelivery, benchListenerMemory } from './live.ts';
import { startProduct } from './product.ts';
import { benchSessionCheck } from './session-check.ts';

{
  await using product = await startProduct();
  console.log('Session check, in GET /v1/me (medians of rounds in turn)');
  console.table(await benchSessionCheck(product));
  console.log('Live events, to 1,000 listeners');
  console.table(await benchDelivery(product));
}
console.log('Memory of an idle listener, of 10,000 (medians of rounds in turn)');
console.table(await benchListenerMemory());
