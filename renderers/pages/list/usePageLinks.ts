import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { clickCell } from '../../../runtime/store/page/clickCell.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { useMadeDocument } from '../../links/useMadeDocument.ts';
import { useListAddress } from './useListAddress.ts';

/**
 * Keeps the page and its URL in sync.
 * The list and the open record follow the search part; links of the page navigate. Returns the handler for a
 * press on a cell: it runs the field's `click`, follows the cell's link, or opens the record.
 */
export function usePageLinks(page: PageStore): (row: Row, field: string) => Promise<void> {
  const { search, setSearch } = useListAddress(page);
  const navigate = useNavigate();
  const app = useApp();
  const { list } = page;
  useEffect(() => page.navigateBy(setSearch), [page, setSearch]);
  useEffect(() => page.leadBy((link) => void navigate(link, { replace: true })), [page, navigate]);
  useEffect(() => {
    if (search === undefined) return;
    const settled = page.views.settle(search);
    if (settled !== undefined) {
      setSearch(settled, false);
      return;
    }
    void list.follow(search);
    page.followOpen();
  }, [page, list, search, setSearch]);
  useMadeDocument(page);
  return async (row, field) => {
    if (await clickCell(app, page, row, field)) return;
    try {
      const link = await page.linkOf(row, field);
      if (link === undefined) page.open('Edit', list.keyOf(row));
      else void navigate(link);
    } catch {
      app.notify.error(app.t('shell.chunkFailed'));
    }
  };
}
