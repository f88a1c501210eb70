import type { Amount } from '../../expressions/index.ts';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import { linkParts, type StoredTotal } from '../../runtime/model/links/StoredTotal.ts';
import type { SourceState } from '../../runtime/model/links/sourceRoom.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import type { LinkIndex } from './LinkIndex.ts';
import type { LockedRow, SourceRows } from './SourceRows.ts';
import {
  type PartValues,
  type SummedPart,
  signedSum,
  summedParts,
  totalsOfParts,
  totalValue,
} from './totalsOfParts.ts';

interface LinkSums {
  readonly carried: readonly SummedPart[];
  readonly done: readonly SummedPart[];
  readonly returned: readonly SummedPart[];
  readonly reopened: readonly SummedPart[];
}

const sumsOf = (index: LinkIndex, link: DocumentLink): LinkSums => {
  const { carried, done, returned, reopened } = linkParts(index.links, link);
  const summed = (parts: StoredTotal['parts']): readonly SummedPart[] => summedParts({ parts, total: 'sum' });
  return {
    carried: summed([carried]),
    done: summed([done]),
    returned: summed(returned),
    reopened: summed(reopened.map((part) => ({ ...part, sign: 1 as const }))),
  };
};

/** What all documents carry of locked source rows, and the totals stored in them. */
export class LinkQuantities {
  readonly #values: PartValues;
  readonly #links: ReadonlyMap<string, LinkSums>;
  readonly #totals: ReadonlyMap<StoredTotal, readonly SummedPart[]>;

  private constructor(
    values: PartValues,
    links: ReadonlyMap<string, LinkSums>,
    totals: ReadonlyMap<StoredTotal, readonly SummedPart[]>,
  ) {
    this.#values = values;
    this.#links = links;
    this.#totals = totals;
  }

  /** Sums up the rows that name the rows of locked documents. */
  static async read(
    tx: Queryable,
    index: LinkIndex,
    sources: SourceRows,
    wanted: { readonly links: readonly DocumentLink[]; readonly totals: readonly StoredTotal[] },
  ): Promise<LinkQuantities> {
    const links = new Map(wanted.links.map((link) => [link.id, sumsOf(index, link)] as const));
    const totals = new Map(wanted.totals.map((total) => [total, summedParts(total)] as const));
    const groups = new Map<string, { rows: DocumentLink['source']; parts: SummedPart[] }>();
    const add = (rows: DocumentLink['source'], parts: readonly SummedPart[]): void => {
      const known = groups.get(rows.table.table) ?? { rows, parts: [] };
      groups.set(rows.table.table, known);
      known.parts.push(...parts);
    };
    for (const link of wanted.links)
      for (const parts of Object.values(links.get(link.id) ?? {})) add(link.source, parts);
    for (const [total, parts] of totals) add(total.holder, parts);
    const values = new Map<SummedPart, ReadonlyMap<string, unknown>>();
    for (const { rows, parts } of groups.values()) {
      const keys = [...sources.rows(rows).values()].map(({ row }) => row[rows.table.key] ?? null);
      for (const [part, found] of await totalsOfParts(tx, parts, keys)) values.set(part, found);
    }
    return new LinkQuantities(values, links, totals);
  }

  /** What documents have taken of a source row through a link. */
  stateOf(link: DocumentLink, key: string, { row, document }: LockedRow): SourceState {
    const sums = this.#links.get(link.id);
    const sum = (parts: readonly SummedPart[] | undefined): Amount =>
      parts === undefined ? 0 : signedSum(this.#values, parts, key);
    return {
      row,
      main: document.main,
      carried: sum(sums?.carried),
      done: sum(sums?.done),
      returned: sum(sums?.returned),
      reopened: sum(sums?.reopened),
    };
  }

  /** The value of a stored total for a record. */
  total(total: StoredTotal, key: string): Cell {
    return totalValue(this.#values, total, this.#totals.get(total) ?? [], key);
  }
}
