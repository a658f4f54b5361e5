/// <reference lib="webworker" />
import dataAddress from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import { decodeQR } from 'qr/decode.js';
import loadCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import coreAddress from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import { joinLines, placeWords } from './join-lines.ts';
import type { Grey } from './prepare.ts';
import { prepare } from './prepare.ts';
import type { Read, Refusal, WorkerMessage } from './reading.ts';
import { READER_BYTES } from './reading.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Phones give no more to one canvas. */
const CANVAS_PIXELS_MAX = 16_000_000;
/** As one uniform block, in the order from the top: bubbles are never side by side. */
const SINGLE_BLOCK = '6';
const LSTM_ONLY = 1;
/** Milliseconds that the code of a picture is looked for. */
const CODE_WAIT_MS = 500;

const tell = (message: WorkerMessage) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  read(data).then(tell, (error: unknown) =>
    tell({ refused: error instanceof Refused ? error.reason : 'failed' }),
  );
});

class Refused extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Reads a picture. Everything happens in this worker: nothing of the picture is sent. */
async function read(file: File): Promise<Read> {
  const pixels = await decode(file);
  const engine = await startEngine();
  const code = await readCode(pixels);
  const { text, words } = engine(prepare(pixels));
  if (!text && !code) throw new Refused('empty');
  return { text, words, code };
}

/** Decodes a picture, turned upright, and made smaller if it is too large for a canvas. */
async function decode(file: File): Promise<ImageData> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Refused(/hei[cf]/i.test(`${file.type} ${file.name}`) ? 'heic' : 'unreadable');
  });
  const { width, height } = bitmap;
  const scale = Math.min(1, Math.sqrt(CANVAS_PIXELS_MAX / (width * height)));
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const context = new OffscreenCanvas(wide, high).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Refused('failed');
  // What is transparent looks like a page.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, wide, high);
  context.drawImage(bitmap, 0, 0, wide, high);
  bitmap.close();
  return context.getImageData(0, 0, wide, high);
}

/** Returns what the QR code in a picture says; empty if there is none. */
async function readCode(pixels: ImageData): Promise<string> {
  const Detector = globalThis.BarcodeDetector;
  try {
    const formats = (await Detector?.getSupportedFormats()) ?? [];
    if (Detector && formats.includes('qr_code')) {
      const [found] = await new Detector({ formats: ['qr_code'] }).detect(pixels);
      return found?.rawValue ?? '';
    }
    return decodeQR(pixels, { timeLimit: CODE_WAIT_MS });
  } catch {
    return '';
  }
}

/** Loads the reader, and returns what reads a prepared picture. */
async function startEngine(): Promise<(grey: Grey) => Pick<Read, 'text' | 'words'>> {
  let loaded = 0;
  const note = (bytes: number) => {
    loaded += bytes;
    tell({ step: 'load', share: Math.min(1, loaded / READER_BYTES) });
  };
  const [core, data] = await Promise.all([
    fetchFile(coreAddress, note).then((response) => response.arrayBuffer()),
    fetchFile(dataAddress, note).then(unpack),
  ]).catch(() => {
    // Also in the middle of a file.
    throw new Refused('unloaded');
  });
  const noteRead = (percent: number) => tell({ step: 'read', share: percent / 100 });
  const tesseract = await loadCore({
    wasmBinary: core,
    TesseractProgress: noteRead,
    // It writes what it thinks of a picture.
    print: () => undefined,
    printErr: () => undefined,
  });
  tesseract.FS.writeFile('/eng.traineddata', data);
  const api = new tesseract.TessBaseAPI();
  if (api.Init('/', 'eng', LSTM_ONLY) !== 0) throw new Error('It does not start.');
  api.SetVariable('tessedit_pageseg_mode', SINGLE_BLOCK);
  return (grey) => {
    tell({ step: 'read', share: 0 });
    tesseract.FS.writeFile('/input', asPicture(grey));
    if (api.SetImageFile(1, 0) !== 0) throw new Error('It cannot read its own picture.');
    api.Recognize(null);
    const table = api.GetTSVText(0);
    return { text: joinLines(table).trim(), words: placeWords(table, grey) };
  };
}

/** Fetches a file of the reader, and tells how many bytes of it have come. */
async function fetchFile(address: string, note: (bytes: number) => void): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`There is no ${address}.`);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      note(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counted));
}

async function unpack({ body }: Response): Promise<Uint8Array> {
  const unpacked = new Response(body?.pipeThrough(new DecompressionStream('gzip')));
  return new Uint8Array(await unpacked.arrayBuffer());
}

/** Writes a picture as a portable greymap, the plainest format that is read. */
function asPicture({ values, width, height }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const picture = new Uint8Array(head.length + values.length);
  picture.set(head);
  picture.set(values, head.length);
  return picture;
}
