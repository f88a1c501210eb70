import { type ReactNode, useId } from 'react';
import './approval.css';

interface FlowTableProps {
  readonly caption: string;
  /** Text shown when the table has no rows. */
  readonly empty: string;
  /** Shown below the caption, and the table's description for screen readers. */
  readonly note?: ReactNode;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/**
 * A small read-only table; on narrow screens each row is a block.
 * The roles are explicit: some screen readers do not see a table when its rows are drawn as blocks.
 */
export function FlowTable({ caption, empty, note, columns, rows }: FlowTableProps): ReactNode {
  const id = useId();
  if (rows.length === 0)
    return (
      <section className="jig-flow-table" aria-label={caption}>
        <h3>{caption}</h3>
        {note === undefined ? null : <p>{note}</p>}
        <p>{empty}</p>
      </section>
    );
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table
      className="jig-flow-table"
      role="table"
      aria-labelledby={`${id}-title`}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
    >
      <caption>
        <span id={`${id}-title`}>{caption}</span>
        {note === undefined ? null : (
          <span id={`${id}-note`} className="jig-flow-note">
            {note}
          </span>
        )}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((title) => (
            <th key={title} scope="col" role="columnheader">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <tr key={at} role="row">
            {cells.map((cell, column) => (
              <td key={columns[column]} role="cell" data-empty={cell === ''}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
