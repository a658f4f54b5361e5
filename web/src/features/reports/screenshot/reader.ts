import dataAddress from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import coreAddress from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import type { Read, Reading, Refusal, WorkerMessage } from './reading.ts';
import workerAddress from './screenshot-worker.ts?worker&url';

/** In bytes. */
const FILE_MAX = 30_000_000;

interface Told {
  onProgress: (reading: Reading) => void;
  onRead: (read: Read) => void;
  onRefused: (refusal: Refusal) => void;
}

/**
 * Reads a picture in this browser: no part of it is sent.
 * @returns a function that ends it, whatever it is doing
 */
export function readPicture(file: File, { onProgress, onRead, onRefused }: Told): () => void {
  if (!canRead()) {
    onRefused('old-browser');
    return () => undefined;
  }
  if (file.size > FILE_MAX) {
    onRefused('large');
    return () => undefined;
  }
  const worker = new Worker(workerAddress, { type: 'module' });
  const end = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if ('step' in data) return onProgress(data);
    end();
    if ('refused' in data) onRefused(data.refused);
    else onRead(data);
  });
  worker.addEventListener('error', () => {
    end();
    onRefused('unloaded');
  });
  worker.postMessage(file);
  return end;
}

/** Whether the reader's files are in this browser, so that nothing need be loaded. */
export async function isReaderKept(): Promise<boolean> {
  try {
    const files = [workerAddress, coreAddress, dataAddress];
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return kept.every(Boolean);
  } catch {
    return false;
  }
}

/** A program that is valid only where instructions for many numbers at once (SIMD) are: (func (v128.const 0) (drop)). */
const SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 23, 1, 21, 0, 253, 12, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 11,
];

function canRead(): boolean {
  const parts = ['OffscreenCanvas', 'DecompressionStream', 'Worker', 'WebAssembly'];
  return parts.every((part) => part in window) && WebAssembly.validate(new Uint8Array(SIMD));
}
