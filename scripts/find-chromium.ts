import { join } from 'node:path';
import {
  findProgram,
  installPackages,
  isProgram,
} from '../server/src/testing/services/debian-package.ts';

/** Without windows, it takes half of the processor time of the others. */
const SHELL = 'chromium-headless-shell';
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const usualPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
];

/** Installs Debian's shell, and a font, without which pages would show empty boxes. */
function installShell(): string | undefined {
  try {
    installPackages(SHELL, 'fonts-liberation');
  } catch (error) {
    // Without a network, for example; another browser will do.
    console.error(`${SHELL} could not be installed: ${error}`);
  }
  return findProgram(SHELL);
}

async function findPlaywrights(): Promise<string | undefined> {
  // Loaded only if needed: it takes longer than everything else together.
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(isProgram);
}

/**
 * Finds a Chromium or Chrome for browser tests and returns its path: the one that CHROMIUM_PATH
 * names, the headless shell, which is installed if possible, another one, or Playwright's own.
 * @throws Error when there is none and none can be installed; the message says what to do
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH is not a program: ${named}`);
    return named;
  }
  const found =
    findProgram(SHELL) ??
    installShell() ??
    findProgram(...others) ??
    usualPlaces.find(isProgram) ??
    (await findPlaywrights());
  if (found) return found;
  throw new Error(
    'No Chromium or Chrome was found. Install one (Debian: sudo apt-get install chromium-headless-shell; ' +
      'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its program.',
  );
}

if (import.meta.main) console.log(await findChromium());
