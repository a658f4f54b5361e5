/** What we need to know of a Markdown tree (mdast). */
interface TreeNode {
  type: string;
  value?: string;
  alt?: string | null;
  depth?: number;
  children?: TreeNode[];
  data?: object;
}

const DEEPEST_HEADING = 6;
const holdsText = new Set(['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'link']);

/**
 * Makes a text fit under the one h1 of a screen. Headings start at h2 and leave out no level,
 * whatever they were typed with. Raw HTML becomes the text that was typed. Every block runs in the
 * direction of its script.
 */
export function fitIntoPage() {
  return (root: TreeNode) => {
    const open: number[] = [];
    walk(root, (node) => {
      if (node.type === 'heading') fitHeading(node, open);
      if (node.type === 'table') node.children?.[0]?.children?.forEach(fitHeader);
    });
    for (const block of root.children ?? []) direct(block);
  };
}

function walk(parent: TreeNode, visit: (node: TreeNode) => void) {
  parent.children = parent.children?.map((child) => {
    const node = child.type === 'html' ? asTyped(child, parent) : child;
    visit(node);
    walk(node, visit);
    return node;
  });
}

function asTyped({ value = '' }: TreeNode, parent: TreeNode): TreeNode {
  const text = { type: 'text', value };
  return holdsText.has(parent.type) ? text : { type: 'paragraph', children: [text] };
}

/** @param open the typed levels of the headings that this one may stand under */
function fitHeading(heading: TreeNode, open: number[]) {
  if (!says(heading)) {
    heading.type = 'paragraph';
    return;
  }
  const typed = heading.depth ?? 1;
  while ((open.at(-1) ?? 0) >= typed) open.pop();
  open.push(typed);
  heading.depth = Math.min(open.length + 1, DEEPEST_HEADING);
}

/** Only the outermost block: the browser leaves what has a direction of its own out of account. */
function direct(block: TreeNode) {
  if (block.type === 'table') {
    for (const row of block.children ?? []) row.children?.forEach(direct);
  } else {
    block.data = { ...block.data, hProperties: { dir: 'auto' } };
  }
}

/** A header without a word names nothing: it becomes a cell. */
function fitHeader(cell: TreeNode) {
  if (!says(cell)) cell.data = { hName: 'td' };
}

function says({ value, alt, children = [] }: TreeNode): boolean {
  return Boolean((value ?? alt)?.trim()) || children.some(says);
}

/** More than any text has that is meant to be read. */
const MOST_NESTED = 20;
const MOST_MARKS = 1_000;
const MOST_CELLS = 10_000;

const nestedInOneLine = new RegExp(
  `^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MOST_NESTED}}`,
  'm',
);

/**
 * Whether it would take seconds to read a text as Markdown, or fail: 10,000 times '- ' in one line
 * takes half a minute, and a table of 18 kB can have 900,000 cells.
 */
export function isTangled(markdown: string): boolean {
  const blocks = markdown.split(/\n\s*\n/);
  return (
    nestedInOneLine.test(markdown) ||
    blocks.some((block) => countOf(/[*_~[!]/g, block) > MOST_MARKS || cellsOf(block) > MOST_CELLS)
  );
}

/** As many as there would be if the block were a table: each row is filled up to the longest. */
function cellsOf(block: string): number {
  const rows = block.split('\n');
  return rows.length * Math.max(...rows.map((row) => countOf(/\|/g, row)));
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
