import { createHash } from 'node:crypto';
import { S3Refusal } from './refusal.ts';

interface StoredObject {
  content: Buffer;
  contentType: string;
  modifiedAt: Date;
}

/** A bucket's objects, by key. */
export type Objects = Map<string, StoredObject>;

export function etagOf({ content }: StoredObject): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

/** A response to ListObjectsV2, with at most the given number of objects. */
export function listObjects(objects: Objects, query: URLSearchParams, pageSize: number): string {
  const prefix = query.get('prefix') ?? '';
  const token = query.get('continuation-token');
  // Like Amazon's, the token does not reveal where the list continues.
  const after = token === null ? (query.get('start-after') ?? '') : readToken(token);
  const size = Math.min(Number(query.get('max-keys') ?? pageSize), pageSize);
  const left = [...objects]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const page = left.slice(0, size);
  const isTruncated = left.length > size;
  const last = page.at(-1)?.[0] ?? '';
  const encoded = query.get('encoding-type') === 'url';
  const show = (key: string) => escapeXml(encoded ? encodeURIComponent(key) : key);
  return xml(
    'ListBucketResult',
    `<Prefix>${show(prefix)}</Prefix>`,
    `<KeyCount>${page.length}</KeyCount><MaxKeys>${size}</MaxKeys>`,
    `<IsTruncated>${isTruncated}</IsTruncated>`,
    isTruncated ? `<NextContinuationToken>${makeToken(last)}</NextContinuationToken>` : '',
    ...page.map(
      ([key, object]) =>
        `<Contents><Key>${show(key)}</Key><LastModified>${object.modifiedAt.toISOString()}</LastModified><ETag>${escapeXml(etagOf(object))}</ETag><Size>${object.content.length}</Size></Contents>`,
    ),
  );
}

const TOKEN_PREFIX = 'next:';

function makeToken(key: string): string {
  return Buffer.from(TOKEN_PREFIX + key).toString('base64');
}

function readToken(token: string): string {
  const text = Buffer.from(token, 'base64').toString();
  if (!text.startsWith(TOKEN_PREFIX)) throw new S3Refusal(400, 'InvalidArgument');
  return text.slice(TOKEN_PREFIX.length);
}

/** The body of a refusal. */
export function errorXml({ code }: S3Refusal): string {
  return xml('Error', `<Code>${code}</Code><Message>${code}</Message><RequestId>1</RequestId>`);
}

function xml(root: string, ...content: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${content.join('')}</${root}>`;
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
