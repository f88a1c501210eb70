import type { ReactNode } from 'react';
import './designList.css';

interface DesignListProps {
  /** Name of the list. */
  readonly title: string;
  /** Titles of its columns. */
  readonly columns: readonly string[];
  /** What is said below the table where no row is shown. */
  readonly none?: string | undefined;
  /** A `tr` for each row. */
  readonly children: ReactNode;
}

/** Table of what a designer opens. It scrolls in itself. */
export function DesignList({ title, columns, none, children }: DesignListProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <section className="jig-ed-rows" tabIndex={0} aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {none === undefined ? null : <p className="jig-ed-intro">{none}</p>}
    </section>
  );
}
