/** Returns the text that this browser keeps under a name; null if there is none, or storage is switched off. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser; null removes it. Does nothing where storage is switched off or full. */
export function store(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Then nothing is kept: what is stored here is a convenience.
  }
}
