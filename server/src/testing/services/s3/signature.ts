import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Refusal } from './refusal.ts';

/** A request as received, before any decoding. */
export interface RawRequest {
  method: string;
  /** Path and query, encoded. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/;

/**
 * Checks Signature Version 4 as Amazon's documentation describes it ("Authenticating Requests: Using
 * the Authorization Header"), without Amazon's code.
 * @throws S3Refusal with the code that Amazon answers
 */
export function checkSignature(request: RawRequest, keys: S3Keys, now: Date): void {
  const authorization = headerOf(request, 'authorization');
  if (!authorization) throw new S3Refusal(403, 'AccessDenied');
  const parts = AUTHORIZATION.exec(authorization);
  if (!parts) throw new S3Refusal(400, 'AuthorizationHeaderMalformed');
  const [, accessKeyId = '', day = '', region = '', signedHeaders = '', signature = ''] = parts;
  if (accessKeyId !== keys.accessKeyId) throw new S3Refusal(403, 'InvalidAccessKeyId');
  if (region !== keys.region) throw new S3Refusal(400, 'AuthorizationHeaderMalformed');
  const at = headerOf(request, 'x-amz-date');
  const moment = readMoment(at);
  if (!moment || !at.startsWith(day)) throw new S3Refusal(403, 'AccessDenied');
  if (Math.abs(now.getTime() - moment.getTime()) > SKEW_MS) {
    throw new S3Refusal(403, 'RequestTimeTooSkewed');
  }
  const signed = signedHeaders.split(';');
  if (needed(request).some((name) => !signed.includes(name))) {
    throw new S3Refusal(403, 'AccessDenied');
  }
  const expected = sign(request, keys, { day, at, signed });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) {
    throw new S3Refusal(403, 'SignatureDoesNotMatch');
  }
}

/** The host and all of Amazon's own headers must be signed, so that they cannot change on the way. */
function needed({ headers }: RawRequest): string[] {
  return ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
}

function sign(
  request: RawRequest,
  { secretAccessKey, region }: S3Keys,
  { day, at, signed }: { day: string; at: string; signed: string[] },
): string {
  const { pathname, query } = split(request.url);
  const canonical = [
    request.method,
    pathname.split('/').map(recode).join('/'),
    canonicalQuery(query),
    ...signed.map((name) => `${name}:${headerOf(request, name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    headerOf(request, 'x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = [day, region, 's3', 'aws4_request'].reduce(
    (secret: string | Buffer, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  return createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${at}\n${scope}\n${hash}`)
    .digest('hex');
}

function canonicalQuery(query: string): string {
  const pairs = query.split('&').filter(Boolean);
  return pairs
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return `${recode(name)}=${recode(value.join('='))}`;
    })
    .sort()
    .join('&');
}

/** Re-encodes text as in RFC 3986: everything except letters, digits and `-._~`. */
function recode(text: string): string {
  return encodeURIComponent(decodeURIComponent(text)).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function split(url: string): { pathname: string; query: string } {
  const [pathname = '', ...query] = url.split('?');
  return { pathname, query: query.join('?') };
}

/** `20130524T000000Z` */
function readMoment(text: string): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

export function headerOf({ headers }: Pick<RawRequest, 'headers'>, name: string): string {
  return String(headers[name] ?? '');
}
