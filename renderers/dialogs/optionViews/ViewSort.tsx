import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { columnsOf } from '../../../runtime/model/fields/projections/columns.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ViewForm } from '../../../runtime/store/optionViews/ViewForm.ts';

interface ViewSortProps {
  readonly form: ViewForm;
  readonly table: ResolvedTable;
}

/** The order of a view: a column, up or down; none: the list's own. */
export const ViewSort = observer(function ViewSort({ form, table }: ViewSortProps): ReactNode {
  const { t } = useApp();
  const { sort } = form;
  return (
    <fieldset className="jig-view-sort">
      <legend>{t('optionView.sort')}</legend>
      <select
        className="jig-select"
        aria-label={t('optionView.sortField')}
        value={sort?.field ?? ''}
        onChange={({ target }) =>
          form.setSort(target.value === '' ? undefined : { field: target.value, order: sort?.order ?? 'asc' })
        }
      >
        <option value="">{t('optionView.ownOrder')}</option>
        {columnsOf(table)
          .filter((column) => column.sort)
          .map(({ field, title }) => (
            <option key={field} value={field}>
              {title}
            </option>
          ))}
      </select>
      {sort === undefined ? null : (
        <select
          className="jig-select"
          aria-label={t('optionView.sortOrder')}
          value={sort.order}
          onChange={({ target }) =>
            form.setSort({ field: sort.field, order: target.value === 'desc' ? 'desc' : 'asc' })
          }
        >
          <option value="asc">{t('optionView.ascending')}</option>
          <option value="desc">{t('optionView.descending')}</option>
        </select>
      )}
    </fieldset>
  );
});
