import type { Readable } from 'node:stream';
import { FileNotFoundError } from '../../platform/files.ts';
import { PictureError, prepareEvidence } from '../../platform/pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, notFound } from '../../platform/problem.ts';

export const EVIDENCE_FOLDER = 'report_images';

export type EvidenceSize = 'full' | 'thumb';

/** Where a size of a picture is kept, by the key of the full one: `a.jpg`, `a.thumb.jpg`. */
function evidenceFile(key: string, size: EvidenceSize): string {
  return size === 'full' ? key : key.replace(/(\.\w+)$/, '.thumb$1');
}

/** The key of the full picture that a file belongs to. */
export function evidenceKeyOf(file: string): string {
  return file.replace(/\.thumb(\.\w+)$/, '$1');
}

/**
 * Cleans an uploaded picture and stores both sizes.
 * @param name unique; the report's id, which holds its time (specification: `{timestamp}.{extension}`)
 * @returns the key of the full picture
 * @throws ProblemError 422 when it is no PNG or JPEG that can be taken
 */
export async function storeEvidence(
  { files }: Platform,
  name: string,
  upload: Buffer,
): Promise<string> {
  const picture = await prepareEvidence(upload).catch((error: unknown) => {
    throw error instanceof PictureError ? invalidField('evidence', error.message) : error;
  });
  const key = `${EVIDENCE_FOLDER}/${name}.${picture.extension}`;
  await files.put(evidenceFile(key, 'full'), picture.full, picture.contentType);
  await files.put(evidenceFile(key, 'thumb'), picture.thumbnail, picture.contentType);
  return key;
}

/** @throws ProblemError 404 when the file is gone */
export async function openEvidence(
  { files }: Platform,
  key: string,
  size: EvidenceSize,
): Promise<{ content: Readable; contentType: string }> {
  try {
    return {
      content: await files.get(evidenceFile(key, size)),
      contentType: key.endsWith('.png') ? 'image/png' : 'image/jpeg',
    };
  } catch (error) {
    throw error instanceof FileNotFoundError ? notFound('Picture') : error;
  }
}

export async function deleteEvidence({ files }: Platform, key: string): Promise<void> {
  await files.delete(evidenceFile(key, 'full'));
  await files.delete(evidenceFile(key, 'thumb'));
}
