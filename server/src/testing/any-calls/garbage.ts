import fc from 'fast-check';
import { anyText } from './values.ts';

/** The boundary between the parts of our forms. */
export const FORM = 'multipart/form-data; boundary=x';

const types = fc.constantFrom(
  ...['application/json', 'APPLICATION/JSON', 'application/json; charset=utf-16', 'text/html'],
  ...[FORM, FORM, FORM, 'multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed'],
  ...[`multipart/form-data; boundary=${'x'.repeat(300)}`, 'application/x-www-form-urlencoded'],
  ...['', ';', 'a', '/', 'application/json, text/html'],
);

const part = (head: string, content: string) => `--x\r\n${head}\r\n\r\n${content}\r\n`;
const field = (name: string, more = '') => `content-disposition: form-data; name="${name}"${more}`;
const file = '; filename="a.jpg"';

/** Forms that are cut off, doubled, nested, too many, or not forms at all. */
const oddForms = fc.constantFrom(
  ...['--x--\r\n', '--x\r\n', '--x\r\n\r\n\r\n--x--', 'x', '--y--\r\n'],
  part(field('target'), 'cut off'),
  `${part(field('target'), '1')}${part(field('target'), '2')}--x--\r\n`,
  `${part(field('target', file), 'a file')}--x--\r\n`,
  `${part(field('evidence'), 'no file')}${part(field('image'), '')}--x--\r\n`,
  `${part(field('evidence', file), '')}--x--\r\n`,
  `${part(field('evidence', file), '1')}${part(field('image', file), '2')}--x--\r\n`,
  `${part(field('photo', '; filename="a\0b"'), 'x')}--x--\r\n`,
  `${part(field('photo', "; filename*=utf-8''%ff%00"), 'x')}--x--\r\n`,
  `${part(field('__proto__'), 'x')}${part(field('constructor'), 'x')}--x--\r\n`,
  `${part(field('x'.repeat(5_000)), 'x')}--x--\r\n`,
  `${part(`${field('title')}\r\ncontent-type: application/json`, '{"a":')}--x--\r\n`,
  `${part(`${field('title')}\r\ncontent-transfer-encoding: base64`, '%%%')}--x--\r\n`,
  `${part('content-disposition: attachment', 'x')}--x--\r\n`,
  `${Array.from({ length: 30 }, (_, index) => part(field(`f${index}`), 'x')).join('')}--x--\r\n`,
  `${part(field('body'), 'x'.repeat(70_000))}--x--\r\n`,
);

/** Bodies that no operation expects. */
export const garbage = fc.record({
  type: types,
  content: fc.oneof(
    anyText.map((text) => Buffer.from(text)),
    fc.json().map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    oddForms.map((text) => Buffer.from(text)),
    fc
      .constantFrom('[]', '[[]]', '"x"', '{', '{"a":1,"a":2}', '{"__proto__":1}', '\ufeff{}')
      .map((text) => Buffer.from(text)),
    fc.constant(Buffer.from('['.repeat(50_000))),
  ),
});
