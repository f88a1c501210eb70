import type { RunOptions } from '../../expressions/index.ts';
import { testOf } from '../../runtime/model/conditions/conditionHolds.ts';
import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { readCondition } from '../../runtime/model/formulas/readExpression.ts';
import { detailScope } from '../../runtime/model/formulas/recordScope.ts';
import { rowsIn } from '../../runtime/model/links/carriedBy.ts';
import type { LinkedRows } from '../../runtime/model/links/DocumentLink.ts';
import type { StoredTotal, TotalPart } from '../../runtime/model/links/StoredTotal.ts';
import { documentTest } from '../../runtime/model/links/standing.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { DocumentChange } from '../context/DocumentWatch.ts';
import { keyText } from '../records/keyText.ts';
import type { LinkIndex } from './LinkIndex.ts';

/** A record of which a total changed. */
export interface SummedRecord {
  readonly holder: LinkedRows;
  readonly key: Cell;
}

/** A test of one row of a document. */
type RowTest = (document: Document, row: Document['main'], options: RunOptions) => boolean;

const tests = new WeakMap<TotalPart, RowTest>();

const testOfPart = (part: TotalPart): RowTest => {
  const known = tests.get(part);
  if (known !== undefined) return known;
  const documents = part.documents.map(documentTest);
  const read = part.when === undefined ? undefined : readCondition(part.when);
  const row = read === undefined ? () => true : read.ok ? testOf(read.value, false) : () => false;
  const made: RowTest = (document, own, options) =>
    documents.every((test) => test(document, options)) && row(detailScope(own, document.main), options);
  tests.set(part, made);
  return made;
};

/** What the rows of a document add to each record of a part, as text that changes when it does. */
const shares = (
  part: TotalPart,
  document: Document | undefined,
  options: RunOptions,
): ReadonlyMap<string, { readonly key: Cell; readonly text: string }> => {
  const found = new Map<string, { readonly key: Cell; readonly text: string }>();
  if (document === undefined) return found;
  const test = testOfPart(part);
  for (const row of rowsIn(part.rows, document)) {
    const key = row[part.via] ?? null;
    if (key === null || key === '' || !test(document, row, options)) continue;
    const own = [part.of, part.factor, part.by].map((name) => (name === undefined ? '' : keyText(row[name])));
    const known = found.get(keyText(key));
    found.set(keyText(key), { key, text: `${known?.text ?? ''}\n${own.join('\t')}` });
  }
  return found;
};

const changedRecords = (
  total: StoredTotal,
  part: TotalPart,
  { before, after }: DocumentChange,
  options: RunOptions,
): readonly SummedRecord[] => {
  const was = shares(part, before, options);
  const is = shares(part, after, options);
  return [...new Map([...was, ...is])].flatMap(([text, { key }]) =>
    was.get(text)?.text === is.get(text)?.text ? [] : [{ holder: total.holder, key }],
  );
};

/** The records whose stored totals changed documents may have changed. */
export const summedRecords = (
  index: LinkIndex,
  changes: readonly DocumentChange[],
  options: RunOptions,
): readonly SummedRecord[] =>
  changes.flatMap((change) =>
    index
      .totalsOver(change.table)
      .flatMap((total) =>
        total.parts
          .filter(({ rows }) => rows.document.main.table === change.table)
          .flatMap((part) => changedRecords(total, part, change, options)),
      ),
  );
