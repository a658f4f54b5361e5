import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Refusal } from './refusal.ts';
import type { RawRequest } from './signature.ts';
import { headerOf } from './signature.ts';

const checksums: Record<string, (content: Buffer) => string> = {
  'x-amz-checksum-crc32': (content) => {
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(content));
    return sum.toString('base64');
  },
  'x-amz-checksum-sha1': (content) => createHash('sha1').update(content).digest('base64'),
  'x-amz-checksum-sha256': (content) => createHash('sha256').update(content).digest('base64'),
  'content-md5': (content) => createHash('md5').update(content).digest('base64'),
};

/**
 * Reads the object in a request's body. Checks that it matches the signature, the announced length,
 * and the checksums in the headers or trailers.
 * @throws S3Refusal if it does not
 */
export function readObject(request: Pick<RawRequest, 'headers'>, body: Buffer): Buffer {
  const hash = headerOf(request, 'x-amz-content-sha256');
  if (hash === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') return readChunked(request, body);
  if (hash !== 'UNSIGNED-PAYLOAD') {
    if (!/^[\da-f]{64}$/.test(hash)) throw new S3Refusal(501, 'NotImplemented');
    if (createHash('sha256').update(body).digest('hex') !== hash) {
      throw new S3Refusal(400, 'XAmzContentSHA256Mismatch');
    }
  }
  checkSums(request.headers, body);
  return body;
}

/** `aws-chunked`: `<hexadecimal size>\r\n<content>\r\n` …, `0\r\n`, and trailing headers. */
function readChunked(request: Pick<RawRequest, 'headers'>, body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  let at = 0;
  const readLine = () => {
    const end = body.indexOf('\r\n', at);
    if (end < 0) throw new S3Refusal(400, 'IncompleteBody');
    const line = body.toString('latin1', at, end);
    at = end + 2;
    return line;
  };
  for (;;) {
    const size = Number.parseInt(readLine(), 16);
    if (!(size >= 0) || at + size > body.length) throw new S3Refusal(400, 'IncompleteBody');
    if (size === 0) break;
    chunks.push(body.subarray(at, at + size));
    at += size;
    if (readLine() !== '') throw new S3Refusal(400, 'IncompleteBody');
  }
  const content = Buffer.concat(chunks);
  if (content.length !== Number(headerOf(request, 'x-amz-decoded-content-length'))) {
    throw new S3Refusal(400, 'IncompleteBody');
  }
  const trailers: Record<string, string> = {};
  for (let line = readLine(); line !== ''; line = readLine()) {
    const [name = '', value = ''] = line.split(':');
    trailers[name.toLowerCase()] = value.trim();
  }
  const promised = headerOf(request, 'x-amz-trailer');
  if (!(promised in trailers)) throw new S3Refusal(400, 'MalformedTrailerError');
  checkSums(trailers, content);
  return content;
}

function checkSums(headers: RawRequest['headers'], content: Buffer): void {
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'content-md5' || /^x-amz-checksum-(?!algorithm|mode|type)/.test(name)) {
      const sum = checksums[name];
      if (!sum) throw new S3Refusal(501, 'NotImplemented');
      if (sum(content) !== value) throw new S3Refusal(400, 'BadDigest');
    }
  }
}
