/** The part of a Markdown tree node (mdast) that is used here. */
interface TreeNode {
  type: string;
  value?: string;
  children?: TreeNode[];
  data?: object;
}

const CAPTION = 'Table: ';

/**
 * Remark plugin that labels tables for screen readers and phones. A paragraph 'Table: …' before a table
 * becomes its title. The first cell of each row becomes the row's header. If a row has at least two
 * other cells, each gets its column's name as `data-label`, which phones show.
 */
export function nameCells() {
  return (root: TreeNode) => {
    root.children = root.children?.filter((block, at, blocks) => {
      const table = blocks[at + 1];
      const text = textOf(block);
      const isCaption = table?.type === 'table' && text.startsWith(CAPTION);
      if (isCaption) nameTable(table, text.slice(CAPTION.length));
      return !isCaption;
    });
  };
}

function nameTable(table: TreeNode, title: string) {
  const [head, ...rows] = (table.children ?? []).map(({ children = [] }) => children);
  const columns = head?.map(textOf) ?? [];
  table.data = { hProperties: { title } };
  for (const cell of head ?? []) cell.data = { hProperties: { scope: 'col' } };
  for (const [first, ...others] of rows) {
    if (first) first.data = { hName: 'th', hProperties: { scope: 'row' } };
    if (others.length < 2) continue;
    for (const [at, cell] of others.entries()) {
      cell.data = { hProperties: { dataLabel: columns[at + 1] } };
    }
  }
}

function textOf({ value = '', children = [] }: TreeNode): string {
  return value + children.map(textOf).join('');
}
