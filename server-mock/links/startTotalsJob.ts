import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Job } from '../capability/Capability.ts';
import { runOptions } from '../context/runOptions.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { filledTotals, forgetFilled, linkMark, noteFilled, totalMark } from './filledTotals.ts';
import { fillNextTotals } from './fillTotals.ts';
import { linkIndex } from './LinkIndex.ts';
import { inMatchingOrder, matchNextSources } from './matchSources.ts';
import { totalsIn } from './storeTotals.ts';

/** Milliseconds after a publication; several in a row are one. */
const pause = 500;

/** Matches rows from before their link was declared, in steps. Returns the tables of its sources. */
const match = async (
  context: ServerContext,
  known: ReadonlySet<string>,
  isOver: () => boolean,
): Promise<readonly string[]> => {
  const { catalog, db } = context;
  const index = linkIndex(catalog);
  const matching = {
    ...{ index, options: runOptions(context) },
    documentOf: (main: string) => catalog.document(main),
  };
  const sources: string[] = [];
  for (const link of inMatchingOrder(index.links).filter((one) => !known.has(linkMark(one)))) {
    for (let last: Cell | undefined; ; ) {
      if (isOver()) return sources;
      const next = await db.transaction((tx) => matchNextSources(tx, matching, link, last));
      if (next === undefined) break;
      last = next;
    }
    sources.push(link.source.document.main.table);
    await noteFilled(db, [linkMark(link)]);
  }
  return sources;
};

/** The tables with a total that was not filled yet since it was declared so, or whose rows were just matched. */
const unfilled = (
  { catalog }: ServerContext,
  known: ReadonlySet<string>,
  matched: readonly string[],
): readonly DocumentTable[] => {
  const index = linkIndex(catalog);
  const mains = new Set([
    ...matched.filter((main) => index.holdsTotals(main)),
    ...index.totals
      .filter((total) => !known.has(totalMark(total)))
      .map(({ holder }) => holder.document.main.table),
  ]);
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
  await noteFilled(context.db, totalsIn(index, full).map(totalMark));
  context.changes.bump([full.main.table, ...full.details.map(({ table }) => table.table)]);
};

/**
 * Matches rows to links that schemas newly declare, then fills totals over the rows there are: at the start, and whenever
 * other schemas are in force.
 */
export const startTotalsJob: Job = (context) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const work = async (): Promise<void> => {
    const { links, totals } = linkIndex(context.catalog);
    await forgetFilled(context.db, [...links.map(linkMark), ...totals.map(totalMark)]);
    const known = await filledTotals(context.db);
    const matched = await match(context, known, () => isOver);
    for (const full of unfilled(context, known, matched)) await fill(context, full, () => isOver);
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
