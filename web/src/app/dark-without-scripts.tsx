import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { cssVariables, theme } from '#ui/theme.ts';

/**
 * The theme's dark colours where no script can set the colour scheme; postcss.config.cjs sees to the
 * rules. The selector counts for more than the light one, which comes later.
 */
export function DarkWithoutScripts() {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const dark = { ...defaultCssVariablesResolver(merged).dark, ...cssVariables(merged).dark };
  const declarations = Object.entries(dark).map(([name, value]) => `${name}:${value}`);
  return (
    <style media="(scripting: none) and (prefers-color-scheme: dark)">
      {`html:root[data-mantine-color-scheme]{${declarations.join(';')}}`}
    </style>
  );
}
