import { refused, type StepTaker, taken } from './StepTaker.ts';

/** Opens the document with this code; another one than the open one is refused while rows of that are scanned. */
export const sourceTaker: StepTaker = {
  name: 'source',
  isOpen: (store) => store.source === undefined,
  async take(store, { table: name = '', code: field = '' }, code, hasMore) {
    const { data, t } = store.app;
    const table = store.tableOf(name);
    const answer = await data.page(name, {
      page: 1,
      rows: 2,
      wheres: [{ name: field, value: code, displayType: 'equal' }],
    });
    if (!answer.ok) return refused(answer.failure.message);
    const [row] = answer.data.rows;
    if (!row) return { kind: 'unknown', what: table.byName.get(field)?.title ?? table.cnName };
    const { source } = store;
    const key = String(row[table.key]);
    if (source?.key === key) {
      if (hasMore) return taken;
      return refused(t('scanPage.sameSource', { document: source.name, next: store.asked }));
    }
    if (source && (store.line || store.lines.length > 0))
      return refused(t('scanPage.ofOther', { code, source: table.cnName, document: source.name }));
    return store.open(row, hasMore);
  },
};
