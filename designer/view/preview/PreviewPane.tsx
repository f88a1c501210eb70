import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { cellText } from '../../../renderers/form/cellText.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';

/** The first rows of the draft, with the rights of the user. */
export const PreviewPane = observer(function PreviewPane({
  store,
}: {
  readonly store: ViewDesignerStore;
}): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { table, rows, isWaiting, failed } = store.preview;
  const isEmpty = store.draft.view.parts.length === 0 || store.draft.view.fields.length === 0;
  const said = isWaiting
    ? t('viewDesign.previewLoading')
    : (failed ??
      (isEmpty
        ? t('viewDesign.previewFirst')
        : store.hasErrors && table === undefined
          ? t('viewDesign.previewWrong')
          : rows.length === 0
            ? t('viewDesign.previewEmpty')
            : t('viewDesign.previewRows', { n: rows.length })));
  return (
    <section className="jig-vd-preview" aria-labelledby={id} aria-busy={isWaiting}>
      <h3 id={id}>{t('viewDesign.preview', { n: 20 })}</h3>
      <p role="status" className={failed === undefined ? 'jig-vd-note' : 'jig-ed-error'}>
        {said}
      </p>
      {table === undefined || isEmpty ? null : <Rows table={table} rows={rows} labelledBy={id} />}
    </section>
  );
});

const isNumber = ({ columnType, data, dataKey }: ResolvedField): boolean =>
  columnTypes[columnType].valueType === 'number' && data === undefined && dataKey === undefined;

interface RowsProps {
  readonly table: ResolvedTable;
  readonly rows: readonly Row[];
  readonly labelledBy: string;
}

const Rows = observer(function Rows({ table, rows, labelledBy }: RowsProps): ReactNode {
  const app = useApp();
  const fields = table.fields.filter(
    ({ hidden, isColumnData, field, stamp }) =>
      !hidden && isColumnData !== false && stamp === undefined && field !== 'Version',
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <section className="jig-ed-rows" tabIndex={0} aria-labelledby={labelledBy}>
      <table>
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field.field} scope="col" data-number={isNumber(field) || undefined}>
                {field.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are replaced as a whole
            <tr key={at}>
              {fields.map((field) => (
                <td key={field.field} data-number={isNumber(field) || undefined}>
                  {cellText(app, table, row, field.field)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
