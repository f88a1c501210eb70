import { compare, type RunOptions } from '../../expressions/index.ts';
import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { carriedBy, rowsIn, type Taken } from '../../runtime/model/links/carriedBy.ts';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { DocumentChange } from '../context/DocumentWatch.ts';
import { keyText } from '../records/keyText.ts';
import type { LinkIndex } from './LinkIndex.ts';

/** What one document changed about a source row. */
export interface Touch {
  readonly link: DocumentLink;
  /** Key of the source row. */
  readonly key: Cell;
  readonly change: DocumentChange;
  readonly before: Taken;
  readonly after: Taken;
  /** It carries more than before. */
  readonly isRaised: boolean;
  /** Less of it is done than before. */
  readonly isLowered: boolean;
  /** The document carries of it now, by rows that differ from before. */
  readonly isChanged: boolean;
}

const nothing: Taken = { carried: 0, done: 0, at: [] };

/** The values of the rows that carry a source row, and of their header. */
const linkedValues = (
  { schema, target }: DocumentLink,
  document: Document | undefined,
  at: Taken['at'],
): string => {
  if (document === undefined) return '';
  const { carries, via, same = {} } = schema;
  const rows = rowsIn(target, document);
  const names = [via, carries.field, carries.factor ?? '', ...Object.keys(same)];
  const headers = names.filter((name) => name.startsWith('$main.')).map((name) => name.slice(6));
  return JSON.stringify([
    at.map((index) => names.map((name) => keyText(rows[index ?? 0]?.[name]))),
    headers.map((name) => keyText(document.main[name])),
  ]);
};

const touchesOf = (link: DocumentLink, change: DocumentChange, options: RunOptions): readonly Touch[] => {
  const before = carriedBy(link, change.before, options);
  const after = carriedBy(link, change.after, options);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): readonly Touch[] => {
    const [was, is] = [before.get(key) ?? nothing, after.get(key) ?? nothing];
    const isRaised = (compare(is.carried, was.carried) ?? 0) > 0;
    const isSame = compare(is.carried, was.carried) === 0 && compare(is.done, was.done) === 0;
    const isChanged =
      is.at.length > 0 &&
      (isRaised || linkedValues(link, change.before, was.at) !== linkedValues(link, change.after, is.at));
    if (isSame && !isChanged) return [];
    const isLowered = (compare(is.done, was.done) ?? 0) < 0;
    const document = is.at.length > 0 ? change.after : change.before;
    const row = document && rowsIn(link.target, document)[is.at[0] ?? was.at[0] ?? 0];
    return [
      {
        ...{ link, change, before: was, after: is, isRaised, isLowered, isChanged },
        key: row?.[link.schema.via] ?? key,
      },
    ];
  });
};

/** The source rows of which changed documents carry another quantity than before. */
export const touchedSources = (
  index: LinkIndex,
  changes: readonly DocumentChange[],
  options: RunOptions,
): readonly Touch[] =>
  changes.flatMap((change) =>
    index.carriedBy(change.table).flatMap((link) => touchesOf(link, change, options)),
  );
