import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { periods } from '../../runtime/model/boards/periods/periods.ts';
import type { BoardStore } from '../../runtime/store/boards/BoardStore.ts';
import type { ShownFilter } from '../../runtime/wire/boards/Board.ts';
import { PageButton } from '../shell/PageButton.tsx';

const ChoiceFilter = lazyPiece(
  'ChoiceFilter',
  async () => (await import('./ChoiceFilter.tsx')).ChoiceFilter,
  { isRare: true },
);

interface PeriodFilterProps {
  readonly store: BoardStore;
  readonly filter: ShownFilter;
}

const PeriodFilter = observer(function PeriodFilter({ store, filter }: PeriodFilterProps): ReactNode {
  const { t, locale } = useApp();
  const id = useId();
  const { period } = store.chosen;
  return (
    <label htmlFor={id}>
      {filter.title}
      <select
        id={id}
        value={typeof period === 'string' ? period : ''}
        onChange={({ target }) => store.choosePeriod(target.value === '' ? undefined : target.value)}
      >
        <option value="">{t('board.page.ownPeriod')}</option>
        {periods.map(({ name, title }) => (
          <option key={name} value={name}>
            {title[locale]}
          </option>
        ))}
      </select>
    </label>
  );
});

/** Looks of the kinds of filter. */
const looks = { period: PeriodFilter, choice: ChoiceFilter } as const;

/** The filters of a board, and how to take back what was chosen. */
export const BoardFilters = observer(function BoardFilters({
  store,
  filters,
}: {
  readonly store: BoardStore;
  readonly filters: readonly ShownFilter[];
}): ReactNode {
  const { t } = useApp();
  const { chosen, picked } = store;
  const isChosen = chosen.period !== undefined || Object.keys(chosen.values ?? {}).length > 0;
  if (filters.length === 0 && !isChosen) return null;
  return (
    <search className="jig-board-filters" aria-label={t('board.page.filters')}>
      {filters.map((filter) => {
        const Look = looks[filter.kind];
        return <Look key={`${filter.kind} ${filter.field ?? ''}`} store={store} filter={filter} />;
      })}
      {isChosen ? (
        <PageButton theme="borderless" size="small" onClick={() => store.clear()}>
          {t('board.page.clear')}
          {picked === undefined ? '' : `：${picked}`}
        </PageButton>
      ) : null}
    </search>
  );
});
