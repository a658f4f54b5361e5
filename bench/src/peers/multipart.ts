const BOUNDARY = 'redflag-bench-boundary';

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
