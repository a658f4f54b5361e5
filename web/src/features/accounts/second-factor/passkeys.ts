import type { Me } from '@redflag/shared/accounts';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api, contentOf } from '#api/client.ts';
import { problemOf } from '#api/problem.ts';
import { toastError } from '#ui/toast.tsx';

type Options<Ask extends (options: never) => unknown> = Parameters<Ask>[0] extends {
  optionsJSON: infer Json;
}
  ? Json
  : never;

/** The person has closed the browser's question, or has no passkey here. */
class NoPasskey extends Error {
  constructor(cause: unknown) {
    super('No passkey was used. Try again, or use something else.', { cause });
  }
}

/** Asks the browser for one of the person's passkeys. */
async function get(options: object) {
  const optionsJSON = options as Options<typeof startAuthentication>;
  return startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw new NoPasskey(error);
  });
}

/** Signs in with a passkey. Throws an error with a sentence for the person. */
export async function signInByPasskey(): Promise<Me> {
  const options = await contentOf(api.POST('/v1/auth/passkey/options'));
  const passkey = await get(options);
  const { user } = await contentOf(api.POST('/v1/auth/passkey', { body: { passkey } }));
  return user;
}

/** Asks for one of the person's own passkeys. Throws an error with a sentence for the person. */
export async function proveByPasskey() {
  return get(await contentOf(api.POST('/v1/auth/factor/passkey-options')));
}

/** Makes a passkey and adds it. Returns the recovery codes that come with the first second factor. */
export async function addPasskey(name: string): Promise<string[] | null> {
  const options = await contentOf(api.POST('/v1/me/passkeys/options'));
  const optionsJSON = options as object as Options<typeof startRegistration>;
  const passkey = await startRegistration({ optionsJSON }).catch((error: Error) => {
    const message =
      error.name === 'InvalidStateError'
        ? 'This device or browser has a passkey for your account already.'
        : 'No passkey was made. Try again, or set up an app instead.';
    throw new Error(message, { cause: error });
  });
  const { attestationObject, clientDataJSON, transports } = passkey.response;
  const { id, rawId, type } = passkey;
  const response = { attestationObject, clientDataJSON, ...(transports && { transports }) };
  const body = { name, passkey: { id, rawId, type, response } };
  const { recoveryCodes } = await contentOf(api.POST('/v1/me/passkeys', { body }));
  return recoveryCodes;
}

/** Shows what went wrong at the top of the screen. */
export const toastFailure = (error: unknown): void => toastError(sentenceOf(error));

/** Returns the sentence of whatever a passkey's steps have thrown. */
export function sentenceOf(error: unknown): string {
  const { code, sentence } = problemOf(error);
  return code === 'unexpected' && error instanceof Error ? error.message : sentence;
}
