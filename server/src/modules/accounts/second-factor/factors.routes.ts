import { meSchema } from '@redflag/shared/accounts';
import {
  addedFactorSchema,
  codeAppSchema,
  codeAppStartSchema,
  factorProofSchema,
  factorsSchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  passkeyProofSchema,
  recoveryCodesSchema,
} from '@redflag/shared/accounts/second-factor';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { SessionCookie } from '#modules/accounts/sessions/session-cookie.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.service.ts';
import type { Entrance } from '#modules/accounts/sign-in/entrance.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { giveFactor, signInByPasskey } from './factor-sign-in.service.ts';
import {
  addCodeApp,
  addPasskey,
  askForPasskey,
  offerPasskey,
  readFactors,
  removeCodeApp,
  removePasskey,
  renewRecoveryCodes,
  startCodeApp,
} from './factors.service.ts';
import type { PasskeyChallenges } from './passkey.challenge.ts';
import { relyingParty, requestOptions } from './passkeys.ts';
import type { Proving } from './proofs.service.ts';

const tags = ['Second factor'];
const change = { permission: 'factor.change', cost: 'proof' } as const;

/** Adds signing in with a passkey or a second factor. */
export function factorSignInRoutes(
  app: HttpServer,
  platform: Platform & { sessions: Sessions },
  { prove, challenges }: Proving,
  cookie: SessionCookie,
  { clientOf, admit }: Entrance,
): void {
  app.post(
    '/v1/auth/passkey/options',
    {
      config: { permission: 'account.enter', cost: 'proof' },
      schema: {
        summary: 'Begin to sign in with a passkey',
        description:
          'The answer says nothing about accounts. The challenge works for 5 minutes, once, in this browser.',
        tags,
        response: { 200: passkeyOptionsSchema },
      },
    },
    (_request, reply) =>
      requestOptions(relyingParty(platform.config), challenges.give(reply, 'sign-in')),
  );

  app.post(
    '/v1/auth/passkey',
    {
      config: { permission: 'account.enter', cost: 'proof' },
      schema: {
        summary: 'Sign in with a passkey and set the session cookie',
        tags,
        body: passkeyProofSchema,
        response: { 200: z.object({ user: meSchema }) },
      },
    },
    async (request, reply) => {
      const challenge = await challenges.take(request, reply, 'sign-in');
      const client = clientOf(request);
      const { user, token } = await signInByPasskey(platform, request.body, challenge, client);
      await admit(request, reply, client, token);
      return { user };
    },
  );

  app.post(
    '/v1/auth/factor/passkey-options',
    {
      config: { permission: 'factor.prove', cost: 'proof' },
      schema: {
        summary: 'Begin to use one of my passkeys',
        tags,
        response: { 200: passkeyOptionsSchema },
      },
    },
    (request, reply) => {
      const viewer = viewerOf(request);
      return askForPasskey(platform, viewer, challenges.give(reply, `prove:${viewer.id}`));
    },
  );

  app.post(
    '/v1/auth/factor',
    {
      config: { permission: 'factor.give', cost: 'proof' },
      schema: {
        summary: 'Give the second factor, which completes the sign-in',
        description:
          'For half a session, after an answer with the code auth/factor-needed. Replaces the cookie.',
        tags,
        body: factorProofSchema,
        response: { 200: z.object({ user: meSchema }) },
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const challenge =
        'passkey' in request.body
          ? await challenges.take(request, reply, `prove:${viewer.id}`)
          : null;
      const client = clientOf(request);
      const entry = { ...platform, prove };
      const { user, token } = await giveFactor(entry, viewer, request.body, challenge, client);
      cookie.set(reply, token);
      return { user };
    },
  );
}

/** Adds reading and changing the own second factors. */
export function factorRoutes(
  app: HttpServer,
  platform: Platform & { sessions: Sessions },
  challenges: PasskeyChallenges,
  cookie: SessionCookie,
): void {
  /** Gives half a session the cookie of the whole one. */
  function answer(reply: FastifyReply, added: Awaited<ReturnType<typeof addPasskey>>) {
    if (added.token) cookie.set(reply, added.token);
    return { recoveryCodes: added.recoveryCodes };
  }

  app.get(
    '/v1/me/factors',
    {
      config: { permission: 'factor.read' },
      schema: { summary: 'My second factors', tags, response: { 200: factorsSchema } },
    },
    (request) => readFactors(platform, viewerOf(request)),
  );

  app.post(
    '/v1/me/passkeys/options',
    {
      config: change,
      schema: {
        summary: 'Begin to add a passkey',
        tags,
        response: { 200: passkeyOptionsSchema },
      },
    },
    (request, reply) => {
      const viewer = viewerOf(request);
      return offerPasskey(platform, viewer, challenges.give(reply, `add:${viewer.id}`));
    },
  );

  app.post(
    '/v1/me/passkeys',
    {
      config: change,
      schema: {
        summary: 'Add a passkey',
        tags,
        body: newPasskeySchema,
        response: { 201: addedFactorSchema },
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const challenge = await challenges.take(request, reply, `add:${viewer.id}`);
      const added = await addPasskey(platform, viewer, request.body, challenge);
      return reply.code(201).send(answer(reply, added));
    },
  );

  app.delete(
    '/v1/me/passkeys/:id',
    {
      config: change,
      schema: {
        summary: 'Remove a passkey',
        tags,
        params: z.object({ id: z.uuid('Passkey not found') }),
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      await removePasskey(platform, viewerOf(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/me/code-app',
    {
      config: change,
      schema: {
        summary: 'Begin to set up an app for codes',
        tags,
        response: { 200: codeAppStartSchema },
      },
    },
    (request) => startCodeApp(platform, viewerOf(request)),
  );

  app.put(
    '/v1/me/code-app',
    {
      config: change,
      schema: {
        summary: 'Set or replace my app for codes, with a code that it shows',
        tags,
        body: codeAppSchema,
        response: { 200: addedFactorSchema },
      },
    },
    async (request, reply) =>
      answer(reply, await addCodeApp(platform, viewerOf(request), request.body)),
  );

  app.delete(
    '/v1/me/code-app',
    {
      config: change,
      schema: { summary: 'Remove my app for codes', tags, response: { 204: z.void() } },
    },
    async (request, reply) => {
      await removeCodeApp(platform, viewerOf(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/me/recovery-codes',
    {
      config: change,
      schema: {
        summary: 'Replace my recovery codes, which are shown once',
        tags,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request) => ({ recoveryCodes: await renewRecoveryCodes(platform, viewerOf(request)) }),
  );
}
