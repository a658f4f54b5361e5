declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseAPI {
    /** @returns 0 if it has started */
    Init(folder: string, language: string, mode: number): number;
    SetVariable(name: string, value: string): void;
    /** Takes `/input`. @returns 0 if it is a picture */
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
  }

  interface Tesseract {
    FS: { writeFile(path: string, content: Uint8Array): void };
    TessBaseAPI: new () => TessBaseAPI;
  }

  interface Settings {
    wasmBinary: ArrayBuffer;
    TesseractProgress: (percent: number) => void;
    print: () => void;
    printErr: () => void;
  }

  export default function loadCore(settings: Settings): Promise<Tesseract>;
}

interface BarcodeDetector {
  detect(pixels: ImageData): Promise<{ rawValue: string }[]>;
}

/** Only some browsers have it, and TypeScript does not know it. */
declare var BarcodeDetector:
  | {
      new (options: { formats: string[] }): BarcodeDetector;
      getSupportedFormats(): Promise<string[]>;
    }
  | undefined;
