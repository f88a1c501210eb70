import type { ScanStore } from '../ScanStore.ts';
import { refused, type Taken } from './StepTaker.ts';
import { codedSteps } from './stepTakers.ts';

/** Offers a code to the steps, beginning at the open one. */
async function takeCode(store: ScanStore, code: string, hasMore: boolean): Promise<Taken> {
  const all = codedSteps(store.work);
  const open = all.findIndex(({ step, taker }) => taker.isOpen(store, step));
  const at = Math.max(0, open);
  const whats = new Map<string, string>();
  for (const { step, taker } of [...all.slice(at), ...all.slice(0, at)]) {
    const outcome = await taker.take(store, step, code, hasMore);
    if (outcome.kind !== 'unknown') return outcome;
    whats.set(step.step, whats.get(step.step) ?? outcome.what);
  }
  const { t } = store.app;
  const { source } = store;
  const [first = ''] = whats.values();
  return refused(
    source
      ? t('scanPage.notInSource', { document: source.name, what: whats.get('row') ?? first, code })
      : t('scanPage.unknown', { what: first, code }),
  );
}

/** Takes what a label says: one code, or the code of a source and that of its row. */
export async function takeLabel(store: ScanStore, label: string): Promise<Taken> {
  const { separator } = store.work;
  const cut = separator === undefined ? -1 : label.lastIndexOf(separator);
  if (separator === undefined || cut <= 0) return takeCode(store, label, false);
  const source = await takeCode(store, label.slice(0, cut), true);
  return source.kind === 'taken' ? takeCode(store, label.slice(cut + separator.length), false) : source;
}
