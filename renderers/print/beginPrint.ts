import type { ActionApp } from '../../runtime/ListAction.ts';
import type { PrintAsk } from '../../runtime/store/print/PrintStore.ts';
import { showPrint } from './showPrint.ts';

/** Prints documents at once, or asks how where there is a choice of templates. Call it during a click. */
export const beginPrint = (app: ActionApp, ask: PrintAsk, isChosen: boolean): Promise<void> => {
  const { api, title, keys } = ask;
  if (!isChosen || app.stores?.print === undefined) return showPrint(app, api, title, { keys });
  app.stores.print.open(ask);
  return Promise.resolve();
};
