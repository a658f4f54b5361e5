import type { ReactNode } from 'react';
import classes from './legal.module.css';

interface LegalTableProps {
  /** Names the table for those who cannot see it. */
  caption: string;
  columns: [string, ...string[]];
  /** The first cell names its row. */
  rows: [string, ...ReactNode[]][];
}

/** Facts side by side; on a phone each row is a card. */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.slice(1).map((column, position) => (
              <td key={column} data-label={columns.length > 2 ? column : undefined}>
                {cells[position]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
