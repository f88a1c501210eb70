import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Job } from '../capability/Capability.ts';
import { runOptions } from '../context/runOptions.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { filledTotals, noteFilled, totalMark } from './filledTotals.ts';
import { fillNextTotals } from './fillTotals.ts';
import { linkIndex } from './LinkIndex.ts';
import { totalsIn } from './storeTotals.ts';

/** Milliseconds after a publication; several in a row are one. */
const pause = 500;

/** The tables with a total that was not filled yet since it was declared so. */
const unfilled = async ({ catalog, db }: ServerContext): Promise<readonly DocumentTable[]> => {
  const index = linkIndex(catalog);
  const known = await filledTotals(db);
  const mains = new Set(
    index.totals
      .filter((total) => !known.has(totalMark(total)))
      .map(({ holder }) => holder.document.main.table),
  );
  return [...mains].flatMap((main) => catalog.document(main) ?? []);
};

/** Fills the totals of one table in steps, so that others go on between them. */
const fill = async (context: ServerContext, full: DocumentTable, isOver: () => boolean): Promise<void> => {
  const index = linkIndex(context.catalog);
  const filling = { index, full, options: runOptions(context) };
  for (let last: Cell | undefined; ; ) {
    if (isOver()) return;
    const next = await context.db.transaction((tx) => fillNextTotals(tx, filling, last));
    if (next === undefined) break;
    last = next;
  }
  await noteFilled(context.db, totalsIn(index, full));
  context.changes.bump([full.main.table, ...full.details.map(({ table }) => table.table)]);
};

/** Fills totals that schemas newly declare, over the rows there are: at the start, and whenever other schemas are in force. */
export const startTotalsJob: Job = (context) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const work = async (): Promise<void> => {
    for (const full of await unfilled(context)) await fill(context, full, () => isOver);
  };
  const next = (before: Promise<void>): Promise<void> =>
    before
      .then(() => (isOver ? undefined : work()))
      .catch((error: unknown) => context.log.error({ err: error }, 'stored totals were not filled'));
  let running = next(Promise.resolve());
  context.catalog.source.onUse(() => {
    if (isOver) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = next(running);
    }, pause);
    timer.unref();
  });
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
};
