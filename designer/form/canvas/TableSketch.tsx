import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { detailParts } from '../draft/detailParts.ts';
import { viewOfPart } from '../draft/PartView.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';

/** Empty rows below the columns. */
const emptyRows = [1, 2, 3] as const;

/** Width of a column without one, in pixels. */
const defaultWidth = 120;

interface TableSketchProps {
  readonly store: FormDesignerStore;
  /** The document as it is previewed: columns that it hides are left out. */
  readonly shown?: DocumentTable;
  /** The keyboard reaches it, to scroll. Default false. */
  readonly isReached?: boolean;
}

/** The detail tables of the form: their designed columns over three empty rows. */
export const TableSketch = observer(function TableSketch({
  store,
  shown,
  isReached = false,
}: TableSketchProps): ReactNode {
  const { base, draft } = store;
  return (
    <>
      {base.document.details.map((detail) => {
        const { table } = detail;
        const previewed = shown?.details.find((one) => one.table.table === table.table)?.table;
        const columns = detailParts(draft, detail)
          .map((part) => viewOfPart(part, table))
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
                  {emptyRows.map((row) => (
                    <tr key={row}>
                      {columns.map(({ part }) => (
                        <td key={part.id} />
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
