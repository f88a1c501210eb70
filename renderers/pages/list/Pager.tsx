import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { unitWord } from '../../form/unitWord.ts';
import { footSums } from './footSums.ts';
import { pageNumbers } from './pageNumbers.ts';

interface PagerProps {
  readonly page: Pick<PageStore, 'list' | 'go'>;
}

/**
 * Pagination bar: total, page sizes, previous, pages, next, jumper. Native controls with names, because
 * Semi's pagination leaves its size select and jumper unnamed.
 */
export const Pager = observer(function Pager({ page }: PagerProps): ReactNode {
  const app = useApp();
  const { t, locale } = app;
  const { list } = page;
  const { query, pages, total, sizes, selected, failure } = list;
  const [wanted, setWanted] = useState(String(query.page));
  useEffect(() => setWanted(String(query.page)), [query.page]);
  const go = (number: number): void => page.go({ page: Math.min(Math.max(1, number), pages) });
  const jump = (): void => {
    const number = Number.parseInt(wanted, 10);
    if (Number.isSafeInteger(number)) go(number);
    setWanted(String(query.page));
  };
  return (
    <nav className="jig-pager" aria-label={t('list.pages')}>
      <span className="jig-pager-total">
        {/* The total of an earlier query does not apply to a failed one. */}
        {failure === undefined ? t('list.totalItems', { total: list.records ?? total }) : ''}
      </span>
      {selected.size === 0 ? null : (
        <span className="jig-pager-selected">
          {t('list.selectedCount', { n: selected.size })}
          <button type="button" className="jig-link" onClick={() => list.select(new Set())}>
            {t('list.clearSelection')}
          </button>
        </span>
      )}
      {list.isSavedElsewhere ? <span role="status">{t('list.savedOnTop')}</span> : null}
      {failure === undefined ? (
        <span className="jig-pager-sums">
          {footSums(list.table, list.summary, list.selectedRows, locale, unitWord(app, list.table)).map(
            ({ field, title, text }) => (
              <span key={field}>
                {title} <b>{text}</b>
              </span>
            ),
          )}
        </span>
      ) : null}
      <span className="jig-pager-space" />
      <select
        aria-label={t('list.pageSize')}
        value={query.rows}
        onChange={(event) => page.go({ rows: Number(event.target.value) })}
      >
        {sizes.sizes.map((size) => (
          <option key={size} value={size}>
            {t('list.pageSizeOption', { n: size })}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={t('list.previous')}
        disabled={query.page <= 1}
        onClick={() => go(query.page - 1)}
      >
        <IconChevronLeft aria-hidden="true" />
      </button>
      {pageNumbers(query.page, pages).map((number) =>
        number.kind === 'gap' ? (
          <span key={`gap-${number.after}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number.page}
            type="button"
            aria-label={t('list.page', { n: number.page })}
            aria-current={number.page === query.page ? 'page' : undefined}
            onClick={() => go(number.page)}
          >
            {number.page}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label={t('list.next')}
        disabled={query.page >= pages}
        onClick={() => go(query.page + 1)}
      >
        <IconChevronRight aria-hidden="true" />
      </button>
      <label className="jig-pager-jump">
        {t('list.goToLabel')}
        <input
          aria-label={t('list.goTo')}
          inputMode="numeric"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && jump()}
          onBlur={jump}
        />
      </label>
    </nav>
  );
});
