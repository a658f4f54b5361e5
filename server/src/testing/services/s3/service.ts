import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Options } from '#platform/files/files-in-bucket.ts';
import { readObject } from './body.ts';
import type { Objects } from './objects.ts';
import { errorXml, etagOf, listObjects } from './objects.ts';
import { S3Refusal } from './refusal.ts';
import { checkSignature, headerOf, split } from './signature.ts';

/**
 * What goes wrong with a request: it is refused, never answered (`silent`), or its object stops
 * (`stalls`) or breaks off (`cut`) halfway.
 */
export type S3Fault = { status: number; code: string } | 'silent' | 'stalls' | 'cut';

interface S3Call {
  method: string;
  host: string;
  key: string;
  /** `x-amz-content-sha256`: the body's hash, or how the body is sent. */
  payload: string;
}

/** An S3 service on loopback with one bucket. It checks what Amazon's does, and fails as instructed. */
export interface S3Service extends AsyncDisposable {
  /** The options for opening a client of it. */
  options: S3Options & { endpoint: string };
  objects: Objects;
  /** Every request received, including refused ones. */
  calls: S3Call[];
  /** What goes wrong with a request, from now on. */
  fault: (call: S3Call) => S3Fault | null;
  /** Refuses connections until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const BUCKET = 'evidence';

/** @param pageSize the number of objects per page of a list */
export async function startS3({ pageSize = 1_000 } = {}): Promise<S3Service> {
  const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'sec/ret+key', region: 'eu-west-1' };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const { pathname, query } = split(url);
    const { bucket, key } = locate(headerOf({ headers }, 'host'), pathname);
    const payload = headerOf({ headers }, 'x-amz-content-sha256');
    const call = { method, host: headerOf({ headers }, 'host'), key, payload };
    service.calls.push(call);
    const fault = service.fault(call);
    if (fault === 'silent') return;
    const body = await buffer(request);
    if (typeof fault === 'object' && fault) throw new S3Refusal(fault.status, fault.code);
    checkSignature({ method, url, headers }, keys, new Date());
    if (bucket !== BUCKET) throw new S3Refusal(404, 'NoSuchBucket');
    const { objects } = service;
    const object = objects.get(key);
    switch (method) {
      case 'PUT': {
        const content = readObject({ headers }, body);
        const contentType = headers['content-type'] ?? 'binary/octet-stream';
        const stored = { content, contentType, modifiedAt: new Date() };
        objects.set(key, stored);
        response.setHeader('etag', etagOf(stored)).end();
        return;
      }
      case 'DELETE':
        objects.delete(key);
        response.writeHead(204).end();
        return;
      case 'GET':
      case 'HEAD':
        if (key === '') {
          const list = listObjects(objects, new URLSearchParams(query), pageSize);
          response.setHeader('content-type', 'application/xml').end(list);
          return;
        }
        if (!object) throw new S3Refusal(404, 'NoSuchKey');
        response.writeHead(headers.range ? 206 : 200, {
          'content-type': object.contentType,
          'content-length': partOf(object.content, headers.range).length,
          'last-modified': object.modifiedAt.toUTCString(),
          etag: etagOf(object),
        });
        if (fault) sendHalf(response, object.content, fault);
        else response.end(method === 'HEAD' ? undefined : partOf(object.content, headers.range));
        return;
      default:
        throw new S3Refusal(405, 'MethodNotAllowed');
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof S3Refusal)) {
        response.destroy();
        return;
      }
      response
        .writeHead(error.status, { 'content-type': 'application/xml' })
        // The response to HEAD has no body.
        .end(request.method === 'HEAD' ? undefined : errorXml(error));
    });
  });
  let port = 0;
  const start = async () => {
    if (server.listening) return;
    await once(server.listen(port, '127.0.0.1'), 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  await start();
  const service: S3Service = {
    options: { ...keys, bucket: BUCKET, endpoint: `http://127.0.0.1:${port}`, timeoutMs: 15_000 },
    objects: new Map(),
    calls: [],
    fault: () => null,
    start,
    stop,
    [Symbol.asyncDispose]: stop,
  };
  return service;
}

function partOf(content: Buffer, range: string | undefined): Buffer {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  return start ? content.subarray(Number(start), Number(end) + 1) : content;
}

/** The bucket is the first label of the host, or the first part of the path. */
function locate(host: string, pathname: string): { bucket: string; key: string } {
  const path = decodeURIComponent(pathname.slice(1));
  const [label = '', ...rest] = host.split('.');
  if (rest.join('.').startsWith('localhost')) return { bucket: label, key: path };
  const [bucket = '', ...key] = path.split('/');
  return { bucket, key: key.join('/') };
}

function sendHalf(response: ServerResponse, content: Buffer, fault: S3Fault): void {
  response.write(content.subarray(0, content.length / 2), () => {
    if (fault === 'cut') response.destroy();
  });
}

/** The settings for a bucket of the service. */
export function s3Settings({ options }: S3Service): NodeJS.ProcessEnv {
  return {
    S3_ENDPOINT: options.endpoint,
    S3_BUCKET: options.bucket,
    S3_REGION: options.region,
    S3_ACCESS_KEY_ID: options.accessKeyId,
    S3_SECRET_ACCESS_KEY: options.secretAccessKey,
  };
}
