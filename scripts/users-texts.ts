import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** Where users' texts are: a new file there is read without being named. */
const files = [
  'web/src/*.ts',
  'web/src/*.tsx',
  'web/src/app/public/legal/*.md',
  'shared/src/*.ts',
  'server/src/modules/*.ts',
  'server/src/platform/http/*.ts',
];
/** What only administrators, operators and developers read. */
const notForUsers = [
  /\.(test|gen|fault)\.tsx?$/,
  /^web\/src\/app\/(admin|dev)\//,
  /^web\/src\/app\/public\/developers\/developers/,
  /^web\/src\/features\/(audit|jobs|settings|stats|system|users)\//,
  /^web\/src\/features\/(reports\/(cases|review)|posts\/editing)\//,
  /^web\/src\/features\/flags\/(?!flag-(button|dialog))/,
  /^shared\/src\/(admin|api|review|stats|testing)\//,
  /^shared\/src\/(targets\/websites|text)\//,
  /^server\/src\/modules\/(audit|cases|flags|health|jobs|metrics|outbox|posts|settings|stats|system|users)\//,
  /^server\/src\/modules\/alerts\/administrators\//,
  /\/(operator-reset|clearing\.service|bulk-changes[^/]*|report-export[^/]*)\.ts$/,
];

/** A text that people read. */
export interface UsersText {
  file: string;
  text: string;
}

/** Returns every text of the product that users read, as it stands in the code. What is filled in reads 'it'. */
export function readUsersTexts(): UsersText[] {
  const tracked = execFileSync('git', ['ls-files', ...files], { cwd: root, encoding: 'utf8' });
  return tracked
    .trim()
    .split('\n')
    .filter((file) => !notForUsers.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const texts = file.endsWith('.md') ? readMarkdown(source) : readCode(file, source);
      return texts.map((text) => ({ file, text: text.replace(/\s+/g, ' ').trim() }));
    })
    .filter(({ text }) => /\p{L}{2}/u.test(text));
}

function readMarkdown(source: string): string[] {
  return source
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\{#[^}]*\}|\*\*|`/g, '')
    .replace(/\{[^}]*\}/g, 'it')
    .replace(/^\|[\s|:-]+\|$/gm, '')
    .replace(/^#+ (.*)$/gm, '\n$1\n')
    .replace(/^(?:- |\d+\. )/gm, '\n')
    .replace(/\|/g, '\n\n')
    .split(/\n\s*\n/);
}

function readCode(file: string, source: string): string[] {
  const isServer = file.startsWith('server/') && !/\.(mail|page)\.ts$|review-time/.test(file);
  const texts: string[] = [];
  const add = (node: ts.Node) => {
    const text = textOf(node);
    if (isText(node, text) && (!isServer || isProblem(node))) texts.push(text);
  };
  const walk = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const said = node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
      if (said) texts.push(node.children.map(inElement).join(''));
    }
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (isForDevelopers(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) add(node);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return texts;
}

/** Descriptions of the API, errors of our own making, queries and addresses. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.expression.getText() === 'described';
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Error';
  if (ts.isJsxAttribute(node)) return /^(className|path|to|href)$/.test(node.name.getText());
  return ts.isTaggedTemplateExpression(node);
}

function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map(({ literal }) => `it${literal.text}`).join('');
}

/** Prose, not an identifier, a path or a query. */
function isText(node: ts.Node, text: string): boolean {
  return (
    /^(?:# |[\p{Lu}#]?[\p{L}’']+[,:;]? .*)\p{L}/su.test(text) ||
    (ts.isStringLiteral(node) && /^\p{Lu}\p{Ll}+[.?!]?$/u.test(text))
  );
}

/** Whether a text of the server is in an answer that people read. */
function isProblem(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isPropertyAssignment(at))
      return /^(detail|onOtherContent|message)$/.test(at.name.getText());
    if (ts.isCallExpression(at))
      return /^(invalidField|forbidden|conflict|tooMany|refuse)/.test(at.expression.getText());
    if (ts.isVariableDeclaration(at)) return /(sentence|detail|message)/i.test(at.name.getText());
    if (ts.isFunctionLike(at)) return false;
  }
  return false;
}

function inElement(child: ts.JsxChild): string {
  if (ts.isJsxText(child)) return child.text;
  if (ts.isJsxElement(child)) return child.children.map(inElement).join('');
  if (ts.isJsxExpression(child)) {
    const { expression } = child;
    if (expression && ts.isStringLiteral(expression)) return expression.text;
    return expression ? 'it' : '';
  }
  return 'it';
}
