import { meSchema } from '@redflag/shared/accounts';
import {
  phoneCodeSentSchema,
  sendPhoneCodeSchema,
  verifyPhoneSchema,
} from '@redflag/shared/accounts/phone-verification';
import { z } from 'zod';
import { plainAddress } from '#platform/http/connections/network-address.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { viewerOf } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import { sendPhoneCode, verifyPhone } from './phone.service.ts';
import { openTextCode } from './text-code.ts';

const tags = ['Accounts'];
const config = { permission: 'phone.change' } as const;

export function phoneRoutes(app: HttpServer, platform: Platform): void {
  const phonePlatform = { ...platform, textCode: openTextCode(platform) };

  app.post(
    '/v1/auth/phone/send',
    {
      config: { ...config, cost: 'message' },
      schema: {
        summary: 'Send a code by text message; earlier codes stop working',
        tags,
        body: sendPhoneCodeSchema,
        response: { 202: phoneCodeSentSchema },
      },
    },
    async (request, reply) => {
      const wanted = { ...request.body, address: plainAddress(request.ip) };
      return reply.code(202).send(await sendPhoneCode(phonePlatform, viewerOf(request), wanted));
    },
  );

  app.post(
    '/v1/auth/phone/verify',
    {
      config: { ...config, cost: 'proof' },
      schema: {
        summary: 'Verify a phone number with the code from the text message',
        tags,
        body: verifyPhoneSchema,
        response: { 200: z.object({ user: meSchema }) },
      },
    },
    async (request) => ({
      user: await verifyPhone(platform, viewerOf(request), request.body.code),
    }),
  );
}
