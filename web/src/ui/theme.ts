import type { CSSVariablesResolver, MantineColorsTuple, MantineSize } from '@mantine/core';
import { createTheme } from '@mantine/core';

/** Deep teal: distinct from the red of errors and from every status colour. */
const teal: MantineColorsTuple = [
  '#e8f6f5',
  '#d3ebe9',
  '#a5d6d3',
  '#73c0bb',
  '#4aada7',
  '#2b9a94',
  '#14807b',
  '#0c6b67',
  '#085552',
  '#043f3d',
];

/** Mantine's dark greys, shifted slightly towards slate. */
const dark: MantineColorsTuple = [
  '#d7dde1',
  '#b6bfc6',
  '#8d98a1',
  '#5f6b75',
  '#424d56',
  '#333d45',
  '#273037',
  '#192026',
  '#141a1f',
  '#0e1317',
];

const defaultSize: MantineSize = 'md';

export const theme = createTheme({
  colors: { teal, dark },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  defaultRadius: 'md',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  spacing: {
    '2xs': '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    '2xl': '3rem',
    '3xl': '4rem',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  headings: {
    fontWeight: '700',
    sizes: {
      // Long words fit on a phone, even when somebody has doubled the text size.
      h1: { fontSize: 'clamp(1.3rem, 8vw, 2rem)', lineHeight: '1.2' },
      h2: { fontSize: 'clamp(1.2rem, 6vw, 1.375rem)', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
    },
  },
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Button: { defaultProps: { size: defaultSize } },
    Input: { defaultProps: { size: defaultSize } },
    InputWrapper: { defaultProps: { size: defaultSize } },
    Checkbox: { defaultProps: { size: defaultSize } },
    TabsTab: { defaultProps: { fz: defaultSize, px: 'sm', mih: '2.75rem' } },
  },
});

/** Colours that Mantine does not have, or has too pale for WCAG AA: in light and in dark mode. */
export const colours: Record<string, [light: string, dark: string]> = {
  '--mantine-color-text': ['#17212a', '#d7dde1'],
  '--mantine-color-gray-4': ['#84919a', '#84919a'],
  '--mantine-color-dark-4': ['#424d56', '#73808a'],
  '--mantine-color-error': ['#b42318', '#ff9a91'],
  '--mantine-color-dimmed': ['#4d5761', '#b0bac2'],
  '--mantine-color-placeholder': ['#5c6670', '#98a3ac'],
  '--mantine-color-anchor': ['#0c6b67', '#73c0bb'],
  '--focus-ring': ['#0c6b67', '#73c0bb'],
  '--surface': ['#ffffff', '#1f272e'],
  '--surface-sunken': ['#f4f7f7', '#12181c'],
  '--line': ['#d9e0e2', '#38434c'],
  '--accent-surface': ['#e0f1ef', '#153434'],
  '--accent-text': ['#0b4f4c', '#bfe6e3'],
  '--tint': ['#e3f2f0', '#14302f'],
  '--tint-strong': ['#cce5e2', '#17403e'],
  '--tint-deep': ['#b0d6d2', '#1b504d'],
  '--device': ['#0b4f4c', '#2b7f7a'],
  '--danger-surface': ['#fde4e1', '#431b18'],
  '--danger-text': ['#7a1a11', '#ffd0ca'],
  '--danger-line': ['#d92d20', '#f08379'],
  '--danger-solid': ['#b42318', '#b42318'],
  '--caution-surface': ['#fff1c7', '#3a3010'],
  '--caution-text': ['#5c4200', '#ffe6a0'],
  '--caution-line': ['#c58a00', '#d6a32b'],
  '--success-surface': ['#ddf3e2', '#163d25'],
  '--success-text': ['#14602f', '#a5e8b9'],
  '--success-line': ['#2a9153', '#58c081'],
  '--waiting-surface': ['#e1edff', '#16345c'],
  '--waiting-text': ['#134a9c', '#b4d3ff'],
  '--waiting-line': ['#2f6fce', '#6da5f2'],
  '--neutral-surface': ['#eceff1', '#2a333a'],
  '--neutral-text': ['#2f3940', '#dbe2e7'],
  '--neutral-line': ['#74818b', '#93a0aa'],
};

function coloursOf(scheme: 0 | 1): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, pair]) => [name, pair[scheme]]));
}

/** The theme's CSS variables besides Mantine's. No other file names a colour, size, space or duration. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    // The padding of cards at their sides: less on phones.
    '--inset': 'min(4vw, var(--mantine-spacing-lg))',
    // Above and below the parts of a public page.
    '--page-space': 'clamp(2rem, 6vw, 4rem)',
    // The start page's heading.
    '--hero-font-size': 'clamp(2rem, 1.3rem + 3.2vw, 3.5rem)',
    // How long what appears, moves or leaves takes.
    '--motion': '160ms',
  },
  light: coloursOf(0),
  dark: coloursOf(1),
});
