/** The parts of a Markdown tree (mdast) that we need. */
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
 * Makes a text fit under the only h1 of a screen. Headings start at h2 and skip no level, whatever
 * level was typed. Raw HTML becomes text. Every block follows the direction of its script.
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

/** @param open the typed levels of the headings that this one may belong under */
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

/** Only the outermost block: browsers ignore nested elements that have their own direction. */
function direct(block: TreeNode) {
  if (block.type === 'table') {
    for (const row of block.children ?? []) row.children?.forEach(direct);
  } else {
    block.data = { ...block.data, hProperties: { dir: 'auto' } };
  }
}

/** A header without text names nothing: it becomes a cell. */
function fitHeader(cell: TreeNode) {
  if (!says(cell)) cell.data = { hName: 'td' };
}

function says({ value, alt, children = [] }: TreeNode): boolean {
  return Boolean((value ?? alt)?.trim()) || children.some(says);
}

/** More than any readable text has. */
const MOST_NESTED = 20;
const MOST_MARKS = 1_000;
const MOST_CELLS = 10_000;

const nestedInOneLine = new RegExp(
  `^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MOST_NESTED}}`,
  'm',
);

/**
 * Whether parsing a Markdown text would take seconds or fail: 10,000 times `- ` in a line takes half a minute, and a
 * table of 18 kB can have 900,000 cells.
 */
export function isTangled(markdown: string): boolean {
  const blocks = markdown.split(/\n\s*\n/);
  return (
    nestedInOneLine.test(markdown) ||
    blocks.some((block) => countOf(/[*_~[!]/g, block) > MOST_MARKS || cellsOf(block) > MOST_CELLS)
  );
}

/** Counts the cells that the block would have as a table: each row is padded to the longest. */
function cellsOf(block: string): number {
  const rows = block.split('\n');
  return rows.length * Math.max(...rows.map((row) => countOf(/\|/g, row)));
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
