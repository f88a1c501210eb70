import { type Amount, compare, type RunOptions } from '../../expressions/index.ts';
import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { amountOf } from '../../runtime/model/fields/totalsByMeasure.ts';
import { headerField } from '../../runtime/model/formulas/recordScope.ts';
import { rowsIn } from '../../runtime/model/links/carriedBy.ts';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import { linkParts } from '../../runtime/model/links/StoredTotal.ts';
import { sourceRoom, sourceValue } from '../../runtime/model/links/sourceRoom.ts';
import { carriedWhen, documentTest, doneWhen } from '../../runtime/model/links/standing.ts';
import { sameValue } from '../../runtime/model/record/merge/sameValue.ts';
import type { SaveIssue } from '../../runtime/model/schema/Issue.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { DocumentChange } from '../context/DocumentWatch.ts';
import type { Queryable } from '../db/Database.ts';
import { keyText } from '../records/keyText.ts';
import type { CarriedIssue } from './carriersOf.ts';
import type { LinkIndex } from './LinkIndex.ts';
import { fieldTitle } from './saidTexts.ts';
import { signedSum, summedParts, totalsOfParts } from './totalsOfParts.ts';

/** A source row before and after a change of its document. */
interface ChangedRow {
  readonly sourceKey: Cell;
  readonly before: Row;
  readonly after: Row | undefined;
}

/** What a link holds of a source: fields that must not change, and the quantity. */
interface Held {
  readonly link: DocumentLink;
  readonly change: DocumentChange;
  readonly rows: readonly ChangedRow[];
  /** The document counts no more: reversed, void or deleted. */
  readonly isEnded: boolean;
}

const fixedFields = ({ source, schema }: DocumentLink) =>
  Object.values(schema.same ?? {}).flatMap((name) => {
    const ofMain = headerField(name);
    const owner = ofMain === undefined ? source.table : source.document.main;
    const field = owner.byName.get(ofMain ?? name);
    return field === undefined ? [] : [{ name, field, owner }];
  });

const valueAt = (name: string, row: Row, document: Document): Cell =>
  sourceValue(name, { row, main: document.main });

const changedFields = (link: DocumentLink, { before, after }: DocumentChange, row: ChangedRow) =>
  before === undefined || after === undefined || row.after === undefined
    ? []
    : fixedFields(link).filter(
        ({ name, field }) =>
          !sameValue(field, valueAt(name, row.before, before), valueAt(name, row.after ?? row.before, after)),
      );

const isLess = (link: DocumentLink, { before, after }: ChangedRow): boolean => {
  const { of } = link.schema.carries;
  return after !== undefined && (compare(amountOf(after[of]) ?? 0, amountOf(before[of]) ?? 0) ?? 0) < 0;
};

/** The source rows of a change that need a look: those taken away, lessened or changed in a fixed field. */
const heldBy = (link: DocumentLink, change: DocumentChange, options: RunOptions): Held | undefined => {
  const { before, after } = change;
  if (before === undefined) return undefined;
  const { main } = link.source.document;
  const stands = [documentTest(carriedWhen(main)), documentTest(doneWhen(main))];
  const isEnded =
    after === undefined || stands.some((test) => test(before, options) && !test(after, options));
  const own = link.source.table;
  const now = new Map(
    (after === undefined ? [] : rowsIn(link.source, after)).map((row) => [keyText(row[own.key]), row]),
  );
  const rows = rowsIn(link.source, before)
    .map(
      (row): ChangedRow => ({
        sourceKey: row[own.key] ?? null,
        before: row,
        after: now.get(keyText(row[own.key])),
      }),
    )
    .filter(
      (row) =>
        isEnded ||
        row.after === undefined ||
        isLess(link, row) ||
        changedFields(link, change, row).length > 0,
    );
  return rows.length === 0 ? undefined : { link, change, rows, isEnded };
};

/** The place of a field of a source row. */
const placeOf = (
  { link, change }: Held,
  { sourceKey }: ChangedRow,
  name: string,
): Pick<SaveIssue, 'path' | 'row'> => {
  const ofMain = headerField(name);
  const { source } = link;
  if (ofMain !== undefined || source.foreignKey === undefined) return { path: ofMain ?? name };
  const rows = change.after === undefined ? [] : rowsIn(source, change.after);
  const index = rows.findIndex((row) => keyText(row[source.table.key]) === keyText(sourceKey));
  return { path: `${source.table.table}[${Math.max(index, 0)}].${name}`, row: keyText(sourceKey) };
};

const issuesOfRow = (
  held: Held,
  row: ChangedRow,
  carried: Amount,
  reopened: Amount,
): readonly CarriedIssue[] => {
  const { link, change } = held;
  const by = { link, keys: [row.sourceKey], except: [] };
  const make = (
    rule: string,
    place: Pick<SaveIssue, 'path' | 'row'>,
    params: CarriedIssue['issue']['params'],
  ): CarriedIssue => ({
    issue: { ...place, rule, params, severity: 'error' },
    by,
  });
  if (row.after === undefined)
    return [
      make('link.rowCarried', { path: '' }, { name: keyText(row.before[link.source.table.nameField]) }),
    ];
  const found = changedFields(link, change, row).map(({ name, field, owner }) =>
    make('link.fixed', placeOf(held, row, name), { field: fieldTitle(owner, field.field) }),
  );
  if (!isLess(link, row) || change.after === undefined) return found;
  const state = { row: row.after, main: change.after.main, carried, done: 0, returned: 0, reopened };
  const room = sourceRoom(link, state);
  if (!room.isOver) return found;
  const { of } = link.schema.carries;
  const field = fieldTitle(link.source.table, of);
  return [...found, make('link.belowCarried', placeOf(held, row, of), { field, held: String(room.held) })];
};

const issuesOf = async (tx: Queryable, index: LinkIndex, held: Held): Promise<readonly CarriedIssue[]> => {
  const { link, change, rows, isEnded } = held;
  const parts = linkParts(index.links, link);
  const carried = summedParts({ parts: [parts.carried], total: 'sum' });
  const reopened = summedParts({ parts: parts.reopened, total: 'sum' });
  const keys = rows.map(({ sourceKey }) => sourceKey);
  const values = await totalsOfParts(tx, [...carried, ...reopened], keys);
  const taken = rows
    .map((row) => ({ row, sum: signedSum(values, carried, keyText(row.sourceKey)) }))
    .filter(({ sum }) => (compare(sum, 0) ?? 0) !== 0);
  if (taken.length === 0) return [];
  if (isEnded) {
    const { main } = link.source.document;
    const code = keyText(change.before?.main[main.nameField]);
    return [
      {
        issue: { path: '', rule: 'link.hasFollowers', params: { code }, severity: 'error' },
        by: { link, keys: taken.map(({ row }) => row.sourceKey), except: [] },
      },
    ];
  }
  return taken.flatMap(({ row, sum }) => {
    const back = signedSum(values, reopened, keyText(row.sourceKey));
    return issuesOfRow(held, row, sum, back === 0 ? 0 : String(back).replace('-', ''));
  });
};

/** What is wrong with changes of documents that others carry: less than they carry, other fields, or none at all. */
export const guardSources = async (
  tx: Queryable,
  index: LinkIndex,
  changes: readonly DocumentChange[],
  options: RunOptions,
): Promise<readonly CarriedIssue[]> => {
  const found: CarriedIssue[] = [];
  for (const change of changes)
    for (const link of index.from(change.table)) {
      const held = heldBy(link, change, options);
      if (held !== undefined) found.push(...(await issuesOf(tx, index, held)));
    }
  return found;
};
