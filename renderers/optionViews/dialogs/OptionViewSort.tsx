import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { columnsOf } from '../../../runtime/model/fields/projections/columns.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SortPart } from '../../../runtime/store/list/SortPart.ts';
import type { OptionViewForm } from '../../../runtime/store/optionViews/OptionViewForm.ts';

interface OptionViewSortProps {
  readonly form: OptionViewForm;
  readonly table: ResolvedTable;
}

/** The order of a view: columns, each up or down; none: the list's own. */
export const OptionViewSort = observer(function OptionViewSort({
  form,
  table,
}: OptionViewSortProps): ReactNode {
  const { t } = useApp();
  const columns = columnsOf(table).filter((column) => column.sort);
  const lines: readonly (SortPart | undefined)[] = [...form.sort, undefined];
  return (
    <fieldset className="jig-view-sort">
      <legend>{t('optionView.sort')}</legend>
      {lines.map((part, at) => (
        <div key={part?.field ?? ''}>
          <select
            className="jig-select"
            aria-label={at === 0 ? t('optionView.sortField') : t('optionView.sortFieldMore', { n: at + 1 })}
            value={part?.field ?? ''}
            onChange={({ target: { value } }) =>
              form.setSort(at, value === '' ? undefined : { field: value, order: part?.order ?? 'asc' })
            }
          >
            <option value="">{t(at === 0 ? 'optionView.ownOrder' : 'optionView.noSort')}</option>
            {columns.map(({ field, title }) => (
              <option key={field} value={field}>
                {title}
              </option>
            ))}
          </select>
          {part === undefined ? null : (
            <select
              className="jig-select"
              aria-label={at === 0 ? t('optionView.sortOrder') : t('optionView.sortOrderMore', { n: at + 1 })}
              value={part.order}
              onChange={({ target }) =>
                form.setSort(at, { field: part.field, order: target.value === 'desc' ? 'desc' : 'asc' })
              }
            >
              <option value="asc">{t('optionView.ascending')}</option>
              <option value="desc">{t('optionView.descending')}</option>
            </select>
          )}
        </div>
      ))}
    </fieldset>
  );
});
