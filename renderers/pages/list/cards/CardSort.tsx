import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { arrangeColumns } from '../../../../runtime/model/fields/columnSet/arrangeColumns.ts';
import { columnsOf } from '../../../../runtime/model/fields/projections/columns.ts';
import { cardMessages } from '../../../../runtime/model/messages/card.ts';
import { addMessages } from '../../../../runtime/model/messages/index.ts';
import type { PageStore } from '../../../../runtime/store/page/PageStore.ts';

addMessages(cardMessages);

/** Order of the cards: the first column is chosen here, further ones are said. */
export const CardSort = observer(function CardSort({ page }: { readonly page: PageStore }): ReactNode {
  const { t, settings } = useApp();
  const { list, doc } = page;
  const { main } = doc;
  const [first, ...others] = list.sort;
  const shown = arrangeColumns(columnsOf(main, page.showing), settings.of(main.table).columns);
  const titleOf = (field: string): string => main.byName.get(field)?.title ?? field;
  const choices = shown.filter(({ sort, kind }) => sort && kind.figure === undefined);
  // A link or a view may sort by a column that is not shown.
  const isElsewhere = first !== undefined && !choices.some(({ field }) => field === first.field);
  const word = (order: 'asc' | 'desc'): string => t(order === 'asc' ? 'card.sortAsc' : 'card.sortDesc');
  return (
    <div className="jig-card-sort">
      <select
        className="jig-select"
        aria-label={t('card.sort')}
        value={first?.field ?? ''}
        onChange={({ target: { value } }) =>
          page.go({ sort: value === '' ? [] : [{ field: value, order: first?.order ?? 'asc' }] })
        }
      >
        <option value="">{t('card.sortOwn')}</option>
        {isElsewhere ? <option value={first.field}>{titleOf(first.field)}</option> : null}
        {choices.map(({ field, title }) => (
          <option key={field} value={field}>
            {title}
          </option>
        ))}
      </select>
      {first === undefined ? null : (
        <button
          type="button"
          className="jig-link"
          onClick={() =>
            page.go({ sort: [{ ...first, order: first.order === 'asc' ? 'desc' : 'asc' }, ...others] })
          }
        >
          {word(first.order)} {first.order === 'asc' ? '↑' : '↓'}
        </button>
      )}
      {others.length > 0 ? (
        <span>
          {t('card.sortThen', {
            names: others.map(({ field, order }) => `${titleOf(field)} ${word(order)}`).join(' · '),
          })}
        </span>
      ) : null}
    </div>
  );
});
