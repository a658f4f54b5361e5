import { pictureMessages } from '@redflag/shared/pictures';

/** The refusal of a picture; `message` may be shown to the person who sent it. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly code: 'unsupported' | 'corrupt' | 'too-large';

  constructor(code: PictureError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** @param cause the decoder's own error */
export function unreadable(cause?: unknown): PictureError {
  return new PictureError('corrupt', pictureMessages.unreadable, { cause });
}
