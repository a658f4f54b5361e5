import type { ProofMethod } from '@redflag/shared/replies';
import { expect } from 'vitest';
import type { Client } from './factories.ts';
import { createClient, createReport } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A reply, and its holder. */
export interface Replied {
  client: Client;
  id: string;
  targetId: string;
  /** The reply's JSON. */
  reply: { createdAt: string; due: string; proofMethods: ProofMethod[] };
}
type Own = Pick<Replied, 'client' | 'id'>;

/** Returns what holders of targets do, of which somebody else reports each. */
export function openReplies(server: TestApp, reporter: Client) {
  return {
    /** Replies to a report on a target, from a new account if none is given. */
    async replyTo(
      category: string,
      target: string,
      holder?: Client,
      subcategory?: string,
    ): Promise<Replied> {
      const client = holder ?? (await createClient(server));
      const fields = { category, target, ...(subcategory && { subcategory }) };
      const { targetId } = await createReport(reporter, fields);
      const text = 'This is mine, and the report is mistaken.';
      const path = `/v1/targets/${targetId}/replies`;
      const made = await client.request('POST', path, { ground: 'mistaken', text });
      expect(made.statusCode, made.body).toBe(201);
      return { client, id: made.json().id, targetId, reply: made.json() };
    },
    begin: ({ client, id }: Own, method: ProofMethod) =>
      client.request('POST', `/v1/replies/${id}/proof`, { method }),
    check: ({ client, id }: Own, given: object = {}) =>
      client.request('POST', `/v1/replies/${id}/proof/check`, given),
  };
}
