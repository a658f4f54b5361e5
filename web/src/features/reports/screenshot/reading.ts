/** The program and its English data, as a browser unpacks them. Fewer are sent. */
export const READER_BYTES = 5_810_474;

/** Why a picture was not read. */
export type Refusal =
  | 'unreadable'
  | 'heic'
  | 'large'
  | 'empty'
  | 'unloaded'
  | 'old-browser'
  | 'failed';

/** How far reading is, from 0 to 1 of its step. */
export interface Reading {
  step: 'load' | 'read';
  share: number;
}

/** A word that was read, in which line, and where: from 0 to 1 of the picture. */
export interface ReadWord {
  text: string;
  line: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What was read in a picture: its text and what its QR code says, either perhaps empty. */
export interface Read {
  text: string;
  /** As they stand in the picture. */
  words: ReadWord[];
  code: string;
}

export type WorkerMessage = Reading | Read | { refused: Refusal };
