import type { ImportOutcome } from '../../../runtime/data/WorkbookCalls.ts';
import type { App } from '../../../runtime/host/AppContext.ts';

/** Why nothing was imported: the number of bad rows, or the problem of the whole file. */
export function refusalText(t: App['t'], { total, failed, errorCount, message }: ImportOutcome): string {
  return total === 0 ? message : t('import.errorCount', { total, rows: failed, n: errorCount });
}
