const BOUNDARY = 'redflag-bench-boundary';
const LINE_BREAK = 10;

/** Makes bodies of `multipart/form-data` (RFC 7578) with some fields and one picture. */
export function multipart(name: string, picture: Buffer) {
  const end = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="picture.jpg"\r\n` +
        'content-type: image/jpeg\r\n\r\n',
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return {
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    around(fields: Record<string, string>): Buffer {
      const parts = Object.entries(fields).map(
        ([field, value]) =>
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
      );
      return Buffer.concat([Buffer.from(parts.join('')), end]);
    },
  };
}

/** Reads a body as it is made above: the text of each field, and the file. */
export function readMultipart(contentType: string, body: Buffer) {
  const line = `--${contentType.split('boundary=')[1]}`;
  const fields: Record<string, string> = {};
  let file: Buffer = Buffer.alloc(0);
  for (let start = line.length + 2; body[start - 1] === LINE_BREAK; ) {
    const content = body.indexOf('\r\n\r\n', start) + 4;
    const end = body.indexOf(`\r\n${line}`, content);
    const head = body.toString('latin1', start, content);
    const name = /name="(\w+)"/.exec(head)?.[1] ?? '';
    if (head.includes('filename=')) file = body.subarray(content, end);
    else fields[name] = body.toString('utf8', content, end);
    start = end + 2 + line.length + 2;
  }
  return { fields, file };
}
