import { cancelledCode, type Follow } from '../../runtime/data/longCall.ts';
import { openTab } from '../../runtime/host/openTab.ts';
import type { ActionApp } from '../../runtime/ListAction.ts';
import type { PrintBody } from '../../runtime/wire/print/Print.ts';

/** Follows nothing: for a host without the store of long work. */
const alone: Follow = { signal: new AbortController().signal, told: () => undefined };

/**
 * Opens documents as one PDF in a tab of its own, for the browser's dialog of printing. Many documents take long: their
 * progress is shown instead, and the user opens the file when it is ready. `title`: what is printed. Call it during a click.
 */
export const showPrint = async (
  app: ActionApp,
  api: string,
  title: string,
  body: PrintBody,
): Promise<void> => {
  const { data, notify, stores, t } = app;
  const tab = openTab();
  const print = async (follow: Follow, offer: ((show: () => void) => void) | undefined): Promise<void> => {
    let isLong = false;
    const told: Follow['told'] = (progress) => {
      if (!isLong) tab?.close();
      isLong = true;
      follow.told(progress);
    };
    const calls = await data.record().catch(() => undefined);
    const answer = await calls?.print(api, body, { signal: follow.signal, told });
    if (answer?.ok !== true) {
      tab?.close();
      if (answer?.failure.code !== cancelledCode)
        notify.error(answer === undefined ? t('shell.chunkFailed') : answer.failure.message);
      return;
    }
    stores?.print?.hasPrinted();
    const { url, notes } = answer.data;
    if (isLong) offer?.(() => openTab()?.show(url));
    else if (tab === undefined) notify.error(t('print.blocked'));
    else tab.show(url);
    if (notes.length > 0) notify.success(notes.join(' '));
  };
  const works = stores?.longWork;
  if (works === undefined) return print(alone, undefined);
  return works.run(t('print.work', { title, n: body.keys.length }), (one) => print(one, one.offer));
};
