import type { ReactNode } from 'react';
import styles from './FigureTable.module.css';

export type FigureTableProps = {
  /** What the table holds. */
  label: string;
  /** Names of the columns; the first is that of the rows. */
  columns: readonly string[];
  rows: readonly { id: string; name: string; cells: readonly ReactNode[] }[];
};

/** Figures by name, scrolling sideways in its own box where it is wider than the screen. */
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
