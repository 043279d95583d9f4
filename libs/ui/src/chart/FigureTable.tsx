import type { ReactNode } from 'react';
import styles from './FigureTable.module.css';

export type FigureTableProps = {
  /** The caption of the table. */
  label: string;
  /** The column headings; the first column holds the row headings. */
  columns: readonly string[];
  /** The rows: `name` is the row heading, `cells` follow the order of the columns. */
  rows: readonly { id: string; name: string; cells: readonly ReactNode[] }[];
};

/** A table of figures. It scrolls horizontally in its own box if it is wider than the screen. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>
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
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
