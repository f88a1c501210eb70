import type { RunOptions } from '../../expressions/index.ts';
import { isClosed } from '../../runtime/model/access/documentState.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { ServiceBase } from '../capability/Capability.ts';
import type { DocumentChange, DocumentWatch } from '../context/DocumentWatch.ts';
import { runOptions } from '../context/runOptions.ts';
import { afterCommit } from '../db/afterCommit.ts';
import type { Queryable } from '../db/Database.ts';
import { noteNews } from '../events/committedNews.ts';
import { keyText } from '../records/keyText.ts';
import type { LogWriter } from '../records/writeLog.ts';
import { BarredByLinks } from './BarredByLinks.ts';
import { withCarriers } from './carriersOf.ts';
import { changesTotalsOnly } from './changesTotalsOnly.ts';
import { checkSourceless } from './checkSourceless.ts';
import { checkTaken } from './checkTaken.ts';
import { closedByLinks, closedId, noteClosed } from './closedByLinks.ts';
import { closeSources } from './closeSources.ts';
import { guardSources } from './guardSources.ts';
import { type LinkIndex, linkIndex } from './LinkIndex.ts';
import { LinkQuantities } from './LinkQuantities.ts';
import { DocumentSet } from './lockDocuments.ts';
import { RowKeys, SourceRows } from './SourceRows.ts';
import { storeTotals, totalsIn, withTotals } from './storeTotals.ts';
import { summedRecords } from './summedRecords.ts';
import { type Touch, touchedSources } from './touchedSources.ts';

/** One told set of changes, and what follows from it. */
interface Round {
  readonly base: ServiceBase;
  readonly tx: Queryable;
  readonly index: LinkIndex;
  readonly changes: readonly DocumentChange[];
  readonly options: RunOptions;
  documentOf(main: string): DocumentTable | undefined;
}

/** Documents of the changes that are sources or hold totals: what follows from their own change is theirs too. */
const ownDocuments = ({ index, changes, documentOf }: Round): DocumentSet => {
  const found = new DocumentSet();
  for (const change of changes) {
    const { table, key, after } = change;
    const full = documentOf(table);
    if (full === undefined || after === undefined || changesTotalsOnly(index, full, change)) continue;
    if (index.holdsTotals(table) || index.from(table).some(({ schema }) => schema.closes === true))
      found.add(full.main, [key]);
  }
  return found;
};

const distinct = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

/** The links whose quantities are needed: those touched, what they return or is returned of them, and those that close. */
const wantedLinks = (
  { index }: Round,
  touches: readonly Touch[],
  mains: readonly string[],
): readonly DocumentLink[] =>
  distinct([
    ...touches.flatMap(({ link }) => {
      const returned = index.link(link.schema.returns?.of ?? '');
      return [link, ...index.returnsOf(link), ...(returned === undefined ? [] : [returned])];
    }),
    ...mains.flatMap((main) => index.from(main).filter(({ schema }) => schema.closes === true)),
  ]);

/** Users who reopen a document that closed by itself close it by hand from then on. */
const forgetReopened = async ({ tx, changes, documentOf }: Round): Promise<void> => {
  const ids = changes.flatMap(({ table, key, before, after }) => {
    const main = documentOf(table)?.main;
    const isReopened = before !== undefined && isClosed(before.main) && (!after || !isClosed(after.main));
    return main !== undefined && isReopened ? [closedId(main, key)] : [];
  });
  await noteClosed(tx, ids, false);
};

const writerOf = ({ base, changes }: Round): LogWriter => ({
  context: base,
  requestId: '',
  user: changes.find(({ reason }) => reason !== undefined)?.reason?.user ?? { id: 0, realName: '' },
});

/** What a round locks: the source rows it touches, the records it is summed up for, and its own documents. */
const lockedOf = (round: Round, touches: readonly Touch[]): { rows: RowKeys; own: DocumentSet } => {
  const { index, changes, options } = round;
  const rows = new RowKeys();
  for (const { link, key } of touches) rows.add(link.source, key);
  for (const { holder, key } of summedRecords(index, changes, options)) rows.add(holder, key);
  return { rows, own: ownDocuments(round) };
};

/** Tells those who have the documents open; their users have nothing to do, so no inbox changes. */
const tellOpen = (tx: Queryable, { main }: DocumentTable, keys: readonly Cell[]): void => {
  if (keys.length > 0) noteNews(tx, { table: main.table, keys: keys.map(keyText), users: [], roles: [] });
};

const follow = async (round: Round): Promise<void> => {
  const { base, tx, index, changes, options, documentOf } = round;
  const barred = [
    ...(await guardSources(tx, index, changes, options)),
    ...checkSourceless(index, changes, options),
  ];
  const touches = touchedSources(index, changes, options);
  const { rows, own } = lockedOf(round, touches);
  const stored = await SourceRows.lock(tx, rows, own.all, documentOf);
  const mains = stored.mains;
  const fulls = mains.flatMap((main) => documentOf(main) ?? []);
  const quantities = await LinkQuantities.read(tx, index, stored, {
    links: wantedLinks(round, touches, mains),
    totals: fulls.flatMap((full) => totalsIn(index, full)),
  });
  const ids = fulls.flatMap(({ main }) =>
    stored.documents(main.table).map((document) => closedId(main, document.main[main.key])),
  );
  const summed = fulls
    .filter(({ main }) => index.holdsTotals(main.table))
    .map((full) => ({
      full,
      documents: stored.documents(full.main.table).map((document) => ({
        stored: document,
        now: withTotals(index, full, document, quantities, options),
      })),
    }));
  // What a source has may follow from totals that these changes raise.
  const sources = summed.reduce(
    (all, { full, documents }) =>
      all.with(
        full,
        documents.map(({ now }) => now),
      ),
    stored,
  );
  const closed = await closedByLinks(tx, ids);
  barred.push(...checkTaken({ index, sources, quantities, closedByLinks: closed, options }, touches));
  if (barred.length > 0) throw new BarredByLinks(base.catalog, await withCarriers(tx, barred, options));
  await forgetReopened(round);
  const written: string[] = [];
  for (const { full, documents } of summed) {
    const totals = await storeTotals(tx, index, full, documents);
    written.push(...totals.tables);
    tellOpen(tx, full, totals.keys);
  }
  for (const full of fulls) {
    const closing = index.from(full.main.table).filter(({ schema }) => schema.closes === true);
    if (closing.length === 0 || !isQuantity(round, touches, full)) continue;
    const states = await closeSources(tx, {
      ...{ full, links: closing, sources, quantities, closed, options },
      writer: () => writerOf(round),
    });
    if (states.length > 0) written.push(full.main.table, 'Sys_Log');
    tellOpen(tx, full, states);
  }
  if (written.length > 0) afterCommit(tx, () => base.changes.bump(written));
};

/** Whether a quantity of these documents, or what is taken of it, changed; a state alone closes nothing. */
const isQuantity = (
  { changes }: Round,
  touches: readonly Touch[],
  { main, details }: DocumentTable,
): boolean =>
  touches.some(({ link }) => link.source.document.main.table === main.table) ||
  changes.some(
    ({ table, before, after }) =>
      table === main.table &&
      before !== undefined &&
      details.some(
        ({ table: { table: rows } }) =>
          keyText(JSON.stringify(before.details[rows])) !== keyText(JSON.stringify(after?.details[rows])),
      ),
  );

/** Keeps links between documents: what is carried fits its source, sources stay as carried, totals and states follow. */
export const linkWatch = (base: ServiceBase): DocumentWatch => {
  const index = (): LinkIndex => linkIndex(base.catalog);
  const documentOf = (main: string): DocumentTable | undefined => base.catalog.document(main);
  const roundOf = (tx: Queryable, changes: readonly DocumentChange[]): Round => ({
    ...{ base, tx, index: index(), changes, options: runOptions(base), documentOf },
  });
  return {
    follows: (table) => index().concerns(table),
    expecting: async (tx, planned) => {
      const round = roundOf(
        tx,
        planned.map((change) => ({ ...change, reason: undefined })),
      );
      const { rows, own } = lockedOf(round, touchedSources(round.index, round.changes, round.options));
      await SourceRows.hold(tx, rows, own.all);
    },
    changed: (tx, changes) => follow(roundOf(tx, changes)),
  };
};
