import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { Condition } from '../schema/Condition.ts';
import type { LinkCount, RollupTotal } from '../schema/RollupSchema.ts';
import {
  type DocumentLink,
  documentLinks,
  type LinkedRows,
  type LinkTables,
  linkedRows,
} from './DocumentLink.ts';
import { carriedWhen, doneWhen } from './standing.ts';

/** Rows that name a record and are summed up for it. */
export interface TotalPart {
  readonly sign: 1 | -1;
  readonly rows: LinkedRows;
  /** Field of the rows with the key of the record. */
  readonly via: string;
  readonly of: string | undefined;
  /** Field that `of` is multiplied by. */
  readonly factor: string | undefined;
  readonly by: string | undefined;
  /** Conditions on the document of the rows, and on a row with its document as `$main`. */
  readonly documents: readonly Condition[];
  readonly when: Condition | undefined;
}

/** A field that holds a total over rows of other tables, or a value of the row before it (`rollup`). */
export interface StoredTotal {
  /** The rows with the field. */
  readonly holder: LinkedRows;
  readonly field: ResolvedField;
  readonly total: RollupTotal;
  /** None where the value is that of the row before. */
  readonly parts: readonly TotalPart[];
  /** Field of the row before with the value. */
  readonly previous?: string;
}

const partOfLink = (link: DocumentLink, sign: 1 | -1, isDone: boolean): TotalPart => {
  const { schema, target } = link;
  const { main } = target.document;
  return {
    sign,
    rows: target,
    via: schema.via,
    of: schema.carries.field,
    factor: schema.carries.factor,
    by: undefined,
    documents: [schema.when ?? true, carriedWhen(main), ...(isDone ? [doneWhen(main)] : [])],
    when: undefined,
  };
};

/** The links that bring back what this one has done. */
export const returnsOf = (links: readonly DocumentLink[], link: DocumentLink): readonly DocumentLink[] =>
  links.filter(({ id, schema }) => id !== link.id && schema.returns?.of === link.id);

/** What a link takes of a source row, as sums over rows. */
interface LinkParts {
  readonly carried: TotalPart;
  readonly done: TotalPart;
  /** What effective returns bring back, and those of them after which it may be carried again. */
  readonly returned: readonly TotalPart[];
  readonly reopened: readonly TotalPart[];
}

/** The sums that say what a link takes. */
export const linkParts = (links: readonly DocumentLink[], link: DocumentLink): LinkParts => {
  const returns = returnsOf(links, link);
  const reopening = returns.filter(({ schema }) => schema.returns?.reopens === true);
  return {
    carried: partOfLink(link, 1, false),
    done: partOfLink(link, 1, true),
    returned: returns.map((one) => partOfLink(one, 1, true)),
    reopened: reopening.map((one) => partOfLink(one, -1, true)),
  };
};

/** The sums behind each count of a link. */
const countedParts: Readonly<Record<LinkCount, (parts: LinkParts) => readonly TotalPart[]>> = {
  carried: ({ carried, reopened }) => [carried, ...reopened],
  done: ({ done, reopened }) => [done, ...reopened],
  returned: ({ returned }) => returned,
};

/** The documents and rows of a table, known by the name of either. */
const rowsNamed = (tables: LinkTables, name: string): LinkedRows | undefined => {
  const document = tables.document(name);
  const owner = tables.tableNames.find((main) =>
    tables.document(main)?.details.some(({ table }) => table.table === name),
  );
  const of = owner === undefined ? undefined : tables.document(owner);
  return (of && linkedRows(of, name)) ?? (document && linkedRows(document, undefined));
};

const totalOfField = (
  tables: LinkTables,
  links: readonly DocumentLink[],
  holder: LinkedRows,
  field: ResolvedField,
): StoredTotal | undefined => {
  const { rollup } = field;
  if (rollup === undefined) return undefined;
  if ('link' in rollup) {
    const link = links.find(({ id }) => id === rollup.link);
    if (link === undefined) return undefined;
    return { holder, field, total: 'sum', parts: countedParts[rollup.counts](linkParts(links, link)) };
  }
  if ('previous' in rollup) return { holder, field, total: 'latest', parts: [], previous: rollup.previous };
  const rows = rowsNamed(tables, rollup.over.table);
  if (rows === undefined) return undefined;
  const { of, by, when, over, total } = rollup;
  const part = { sign: 1, rows, via: over.via, of, factor: undefined, by, documents: [], when } as const;
  return { holder, field, total, parts: [part] };
};

/** Every rollup whose rows are there. */
export const storedTotals = (
  tables: LinkTables,
  links: readonly DocumentLink[] = documentLinks(tables),
): readonly StoredTotal[] =>
  tables.tableNames.flatMap((name) => {
    const fields = tables.document(name)?.main.fields.filter(({ rollup }) => rollup !== undefined) ?? [];
    const holder = fields.length === 0 ? undefined : rowsNamed(tables, name);
    return holder === undefined
      ? []
      : fields.flatMap((field) => totalOfField(tables, links, holder, field) ?? []);
  });
