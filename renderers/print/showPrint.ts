import { openTab } from '../../runtime/host/openTab.ts';
import type { ActionApp } from '../../runtime/ListAction.ts';
import type { PrintBody } from '../../runtime/wire/print/Print.ts';

/** Opens documents as one PDF in a tab of its own, for the browser's dialog of printing. Call it during a click. */
export const showPrint = async (
  { data, notify, stores, t }: ActionApp,
  api: string,
  body: PrintBody,
): Promise<void> => {
  const tab = openTab();
  const calls = await data.record().catch(() => undefined);
  const answer = await calls?.print(api, body);
  if (answer?.ok !== true) {
    tab?.close();
    notify.error(answer === undefined ? t('shell.chunkFailed') : answer.failure.message);
    return;
  }
  stores?.print?.hasPrinted();
  const { url, notes } = answer.data;
  if (tab === undefined) notify.error(t('print.blocked'));
  else tab.show(url);
  if (notes.length > 0) notify.success(notes.join(' '));
};
