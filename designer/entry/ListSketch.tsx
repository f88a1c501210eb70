import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { sampleText } from './sampleText.ts';

const isColumn = ({ hidden, isColumnData, importance, field }: ResolvedField): boolean =>
  !hidden && isColumnData !== false && importance !== 'detail' && field !== 'Version';

/** Columns and search fields of the list that a table has, with one made-up row. */
export const ListSketch = observer(function ListSketch({
  table,
}: {
  readonly table: ResolvedTable;
}): ReactNode {
  const { t, locale, session } = useApp();
  const columns = table.fields.filter(isColumn);
  const searched = table.fields.filter(({ searchRowNo }) => searchRowNo !== undefined);
  return (
    <section>
      <h4>{t('entry.list')}</h4>
      {searched.length === 0 ? null : (
        <p>{t('entry.searched', { names: searched.map(({ title }) => title) })}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it */}
      <section className="jig-entry-list" tabIndex={0} aria-label={t('entry.list')}>
        <table>
          <thead>
            <tr>
              {columns.map(({ field, title, width, align }) => (
                <th key={field} scope="col" style={{ minWidth: width, textAlign: align }}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {columns.map((field) => (
                <td key={field.field} style={{ textAlign: field.align }}>
                  {sampleText(field, locale, session.now())}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  );
});
