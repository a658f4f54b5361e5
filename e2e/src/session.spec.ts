import type { Me } from '@redflag/shared/accounts';
import { signIn } from './people.ts';
import { admin } from './product.ts';
import { expect, test } from './test.ts';

test('a person who has confirmed the address can sign in', async ({ request, person }) => {
  await signIn(request, person);
  const me: Me = await (await request.get('/v1/me')).json();
  expect(me).toMatchObject({ email: person.email, role: 'user', emailVerified: true });
});

test('the settings name the first administrator', async ({ request }) => {
  await signIn(request, admin);
  const me: Me = await (await request.get('/v1/me')).json();
  expect(me).toMatchObject({ email: admin.email, role: 'admin' });
});

test('a mail about a new account reaches the outbox', async ({ outbox, person }) => {
  expect(await outbox(person.email)).toMatchObject({ channel: 'email', to: person.email });
});
