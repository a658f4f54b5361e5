const preset = require('postcss-preset-mantine');

/** Repeats each dark rule for where no script can set the colour scheme, which is built as light. */
const darkWithoutScripts = {
  postcssPlugin: 'dark-without-scripts',
  OnceExit(root, { AtRule }) {
    const dark = /\[data-mantine-color-scheme=["']?dark["']?\]/g;
    root.walkRules((rule) => {
      const selector = rule.selector.replace(dark, '[data-mantine-color-scheme]');
      if (selector === rule.selector) return;
      const params = '(scripting: none) and (prefers-color-scheme: dark)';
      rule.after(new AtRule({ name: 'media', params, nodes: [rule.clone({ selector })] }));
    });
  },
};

module.exports = { plugins: [preset(), darkWithoutScripts] };
