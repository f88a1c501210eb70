import { compare } from '../../../expressions/index.ts';
import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { sourceRoom } from '../../../runtime/model/links/sourceRoom.ts';
import { sameValue } from '../../../runtime/model/record/merge/sameValue.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { keyText } from '../../records/keyText.ts';
import { followingFormulas } from '../followingFormulas.ts';
import { LinkQuantities } from '../LinkQuantities.ts';
import { DocumentSet } from '../lockDocuments.ts';
import { SourceRows } from '../SourceRows.ts';
import { totalsIn, withTotals } from '../storeTotals.ts';
import type { Examination } from './Examination.ts';
import { storedText } from './storedText.ts';

/** Reports the totals of a document that are not what their rows sum up to. */
const compareTotals = (
  { index, found }: Examination,
  full: DocumentTable,
  stored: Document,
  now: Document,
): void => {
  const following = followingFormulas(index, full);
  const code = keyText(stored.main[full.main.nameField]);
  const ofRow = (table: ResolvedTable, row: Row, computed: Row): void => {
    for (const name of following.get(table.table) ?? []) {
      const field = table.byName.get(name);
      if (field === undefined || sameValue(field, row[name], computed[name])) continue;
      found({
        ...{ kind: 'total', of: `${table.table}.${name}`, field: name },
        ...{ table: table.table, key: keyText(row[table.key]), code },
        ...{ found: storedText(row[name]), expected: storedText(computed[name]) },
      });
    }
  };
  ofRow(full.main, stored.main, now.main);
  for (const { table } of full.details)
    for (const [at, row] of (stored.details[table.table] ?? []).entries())
      ofRow(table, row, now.details[table.table]?.[at] ?? row);
};

/** Reports source rows of which more is carried than their tolerance allows. */
const reportOver = (
  { index, found }: Examination,
  full: DocumentTable,
  sources: SourceRows,
  quantities: LinkQuantities,
): void => {
  for (const link of index.from(full.main.table)) {
    const returned = index.link(link.schema.returns?.of ?? '');
    for (const [key, locked] of sources.rows(link.source)) {
      const whole = returned && quantities.stateOf(returned, key, locked).done;
      const room = sourceRoom(link, quantities.stateOf(link, key, locked), whole);
      if (!room.isOver || (compare(room.held, 0) ?? 0) <= 0) continue;
      found({
        ...{ kind: 'over', of: link.id, table: link.source.table.table, key },
        code: keyText(locked.document.main[full.main.nameField]),
        ...{ found: String(room.held), expected: String(room.whole) },
      });
    }
  }
};

/** Examines documents that are sources or hold totals: what is carried of them, and their stored totals. */
export const examineSources = async (
  tx: Queryable,
  examination: Examination,
  full: DocumentTable,
  keys: readonly Cell[],
): Promise<void> => {
  const { index, options } = examination;
  const { main } = full;
  const wanted = new DocumentSet();
  wanted.add(main, keys);
  const sources = await SourceRows.read(tx, wanted.all, () => full);
  const links = index.from(main.table).flatMap((link) => [link, ...index.returnsOf(link)]);
  const quantities = await LinkQuantities.read(tx, index, sources, {
    links: [...new Set(links)],
    totals: totalsIn(index, full),
  });
  reportOver(examination, full, sources, quantities);
  for (const stored of sources.documents(main.table))
    compareTotals(examination, full, stored, withTotals(index, full, stored, quantities, options));
};
