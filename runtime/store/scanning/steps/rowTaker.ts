import type { Row } from '../../../model/schema/Row.ts';
import { type StepTaker, taken } from './StepTaker.ts';

const isMore = (value: Row[string] | undefined): boolean => value === undefined || Number(value) > 0;

/** Chooses the row of the open document with this code; of several that have something left, the user chooses. */
export const rowTaker: StepTaker = {
  name: 'row',
  isOpen: (store) => store.source !== undefined,
  async take(store, { table: name = '', code: field = '', rest }, code) {
    const { source } = store;
    const { t } = store.app;
    const what = store.tableOf(name).byName.get(field)?.title ?? name;
    if (source === undefined) return { kind: 'unknown', what };
    const found = source.rows.filter((row) => String(row[field] ?? '').toLowerCase() === code.toLowerCase());
    const [first, ...others] = found;
    if (first === undefined) return { kind: 'unknown', what };
    const open = rest === undefined ? found : found.filter((row) => isMore(row[rest]));
    const [only, ...more] = open.filter((row) => !store.held(store.keyOfRow(row)));
    if (others.length === 0 || only === undefined) return store.choose(open[0] ?? first);
    if (more.length === 0) return store.choose(only);
    store.offer([only, ...more]);
    store.say(t('scanPage.several', { code, n: more.length + 1 }));
    return taken;
  },
};
