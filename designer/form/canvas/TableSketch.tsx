import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { cellText } from '../../../renderers/form/cellText.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { drawnPart } from '../draft/DrawnPart.ts';
import { detailParts } from '../draft/detailParts.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';

/** Rows of a form without a record. */
const emptyRows: readonly Row[] = [{}, {}, {}];

/** Maximum rows of a record that are drawn. */
const mostRows = 50;

/** Width of a column without one, in pixels. */
const defaultWidth = 120;

interface TableSketchProps {
  readonly store: FormDesignerStore;
  /** The document as it is previewed: columns that it hides are left out. */
  readonly shown?: DocumentTable;
  /** Rows of the previewed record by table; undefined: none is previewed. */
  readonly rows?: Document['details'] | undefined;
  /** The keyboard reaches it, to scroll. Default false. */
  readonly isReached?: boolean;
}

/** The detail tables of the form: their designed columns over the rows of a record, or over three empty ones. */
export const TableSketch = observer(function TableSketch({
  store,
  shown,
  rows,
  isReached = false,
}: TableSketchProps): ReactNode {
  const app = useApp();
  const { base, draft } = store;
  return (
    <>
      {base.document.details.map((detail) => {
        const { table } = detail;
        const previewed = shown?.details.find((one) => one.table.table === table.table)?.table;
        const columns = detailParts(draft, detail)
          .map((part) => drawnPart(part, table))
          .filter(({ show, field }) => show && !previewed?.byName.get(field?.field ?? '')?.hidden);
        return (
          <div key={table.table} className="jig-fm-sketch">
            <div className="jig-fm-sketch-title">{table.cnName}</div>
            <section
              className="jig-fm-sketch-scroll"
              aria-label={table.cnName}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
              tabIndex={isReached ? 0 : undefined}
            >
              <table>
                <thead>
                  <tr>
                    {columns.map(({ part, title, required, width = defaultWidth }) => (
                      <th
                        key={part.id}
                        className={required ? 'jig-required' : undefined}
                        style={{ minWidth: width }}
                      >
                        {title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {(rows?.[table.table]?.slice(0, mostRows) ?? emptyRows).map((row, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one record never move
                    <tr key={index}>
                      {columns.map(({ part, field }) => (
                        <td key={part.id}>{field && cellText(app, previewed ?? table, row, field.field)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </div>
        );
      })}
    </>
  );
});
