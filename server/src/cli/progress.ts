const ERASE_LINE = '\r\x1b[K';
const WIDTH = 30;
const REDRAWN_AFTER_MS = 100;
const TOLD_AFTER_MS = 5_000;

/** Shows the progress of a long command: a bar on a terminal, otherwise a line now and then. */
export interface Progress {
  /** @param share from 0 to 1; null when the total is unknown */
  at(share: number | null, text: string): void;
  /** Writes a separate line. */
  say(line: string): void;
  /** Removes the bar. */
  end(): void;
}

export function showProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  let last = performance.now();
  let drawn = '';
  const erase = () => {
    if (drawn) stream.write(ERASE_LINE);
  };
  return {
    at(share, text) {
      const now = performance.now();
      if (now - last < (stream.isTTY ? REDRAWN_AFTER_MS : TOLD_AFTER_MS)) return;
      last = now;
      const line =
        share === null ? text : `${stream.isTTY ? `${bar(share)} ` : ''}${percent(share)} ${text}`;
      if (stream.isTTY) drawn = line;
      stream.write(stream.isTTY ? ERASE_LINE + line : `${line}\n`);
    },
    say(line) {
      erase();
      stream.write(`${line}\n${drawn}`);
    },
    end() {
      erase();
      drawn = '';
    },
  };
}

function bar(share: number): string {
  const full = Math.round(share * WIDTH);
  return '█'.repeat(full) + '░'.repeat(WIDTH - full);
}

function percent(share: number): string {
  return `${Math.floor(share * 100)}%`.padStart(4);
}
