import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useCommands } from '../../runtime/host/CommandContext.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { pressAction } from '../actions/pressAction.ts';
import { PrintedNote } from './PrintedNote.tsx';
import { printAction } from './printAction.ts';
import { usePrinted } from './usePrinted.ts';

interface ListPrintProps {
  readonly page: PageStore;
}

/** Selected rows whose prints are told. */
const mostTold = 100;

/** Says how often the selected documents of a list were printed. Ctrl+P prints them. */
export const ListPrint = observer(function ListPrint({ page }: ListPrintProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const isOffered = printAction.offered?.(page) === true && page.may(printAction.action);
  const { list } = page;
  const rows = isOffered ? list.selectedRows : [];
  const keys = rows.slice(0, mostTold).map((row) => list.keyOf(row));
  const api = pageApi(page.page) ?? page.doc.main.table;
  const printed = usePrinted(api, keys, app.stores?.print?.made ?? 0);
  const commands = useMemo(() => {
    if (!isOffered) return [];
    const run = (): void => pressAction(app, page, printAction);
    return [{ id: 'list.print', label: t('action.Print'), keys: 'mod+p', run }];
  }, [app, t, page, isOffered]);
  useCommands(commands);
  return <PrintedNote printed={printed} count={keys.length} />;
});
