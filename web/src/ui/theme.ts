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
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'clamp(1.6rem, 1.3rem + 1.2vw, 2rem)', lineHeight: '1.2' },
      h2: { fontSize: '1.35rem', lineHeight: '1.3' },
      h3: { fontSize: '1.1rem', lineHeight: '1.4' },
    },
  },
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Button: { defaultProps: { size: defaultSize } },
    Input: { defaultProps: { size: defaultSize } },
    InputWrapper: { defaultProps: { size: defaultSize } },
    Checkbox: { defaultProps: { size: defaultSize } },
  },
});

/** Mantine's own error red, greys and field borders are too pale for WCAG AA. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#17212a',
    '--mantine-color-gray-4': '#84919a',
    '--mantine-color-error': '#b42318',
    '--mantine-color-dimmed': '#4d5761',
    '--mantine-color-placeholder': '#5c6670',
    '--mantine-color-anchor': '#0c6b67',
    '--surface': '#ffffff',
    '--surface-sunken': '#f4f7f7',
    '--line': '#d9e0e2',
  },
  dark: {
    '--mantine-color-dark-4': '#73808a',
    '--mantine-color-error': '#ff9a91',
    '--mantine-color-dimmed': '#b0bac2',
    '--mantine-color-placeholder': '#98a3ac',
    '--mantine-color-anchor': '#73c0bb',
    '--surface': '#1f272e',
    '--surface-sunken': '#12181c',
    '--line': '#38434c',
  },
});
