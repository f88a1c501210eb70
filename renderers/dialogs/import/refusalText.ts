import type { ImportOutcome } from '../../../runtime/data/WorkbookCalls.ts';
import type { App } from '../../../runtime/host/AppContext.ts';

/** Why nothing was imported: how many rows of how many are wrong, or what is wrong with the file as a whole. */
export function refusalText(t: App['t'], { total, failed, errorCount, message }: ImportOutcome): string {
  return total === 0 ? message : t('import.errorCount', { total, rows: failed, n: errorCount });
}
