import { type Answer, answered } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { PageQuery, PageResult } from '../../wire/PageQuery.ts';
import type { TreePlace } from './TreePlace.ts';

/** Maximum rows a search expands by itself. */
const openedBySearch = 2000;
/** Maximum parents per request. */
const parentsAtOnce = 500;

/**
 * Expanded rows of a table that points at itself. Roots come by page, rows below load when their parent is
 * expanded, and a reload keeps expanded rows. A search expands all its results.
 */
export class TreeRows {
  readonly #table: ResolvedTable;
  readonly #levelOf: DataSource['treeLevel'];
  readonly #open = new Set<string>();
  /** Collapsed by the user during a search, which expands everything. */
  readonly #shut = new Set<string>();
  #roots: readonly Row[] = [];
  #below: ReadonlyMap<string, readonly Row[]> = new Map();
  #query: PageQuery = { page: 1, rows: 30 };
  #places: ReadonlyMap<string, TreePlace> = new Map();
  #searched = false;

  constructor(table: ResolvedTable, levelOf: DataSource['treeLevel']) {
    this.#table = table;
    this.#levelOf = levelOf;
  }

  /** Loads the roots of a query and all expanded rows below. Returns the visible rows in order. */
  async load(query: PageQuery): Promise<Answer<PageResult>> {
    const answer = await this.#levelOf(this.#table.table, query);
    if (!answer.ok) return answer;
    const searched = isSearch(query);
    const again = JSON.stringify(query) === JSON.stringify(this.#query);
    if (!again) this.#shut.clear();
    this.#searched = searched;
    const below = new Map<string, readonly Row[]>();
    let level = answer.data.rows;
    for (let rows = level.length; level.length > 0 && rows < openedBySearch; rows += level.length) {
      const parents = level.filter((row) => row.hasChildren === true && this.#isOpen(this.#keyOf(row)));
      const read = await this.#read(query, parents);
      if (!read.ok) return read;
      for (const [key, children] of read.data) below.set(key, children);
      level = [...read.data.values()].flat();
    }
    this.#query = query;
    this.#roots = answer.data.rows;
    this.#below = below;
    return { ...answer, data: { ...answer.data, rows: this.#flat() } };
  }

  /** Expands or collapses a row. Returns the visible rows. */
  async toggle(row: Row): Promise<Answer<readonly Row[]>> {
    const key = this.#keyOf(row);
    if (this.#isOpen(key) && this.#below.has(key)) {
      if (this.#searched) this.#shut.add(key);
      else this.#open.delete(key);
      return answered(this.#flat());
    }
    if (!this.#below.has(key)) {
      const read = await this.#read(this.#query, [row]);
      if (!read.ok) return read;
      this.#below = new Map([...this.#below, ...read.data]);
    }
    this.#open.add(key);
    this.#shut.delete(key);
    return answered(this.#flat());
  }

  /** Position of a row; undefined: not visible. */
  place(row: Row): TreePlace | undefined {
    return this.#places.get(this.#keyOf(row));
  }

  #isOpen(key: string): boolean {
    return this.#searched ? !this.#shut.has(key) : this.#open.has(key);
  }

  #keyOf(row: Row): string {
    return String(row[this.#table.key] ?? '');
  }

  /** The rows below these, by parent. */
  async #read(
    query: PageQuery,
    parents: readonly Row[],
  ): Promise<Answer<ReadonlyMap<string, readonly Row[]>>> {
    const { key, parentField = '', parentBy, table } = this.#table;
    const found = new Map<string, Row[]>(parents.map((row) => [this.#keyOf(row), []]));
    const byName = new Map(parents.map((row) => [String(row[parentBy]), found.get(this.#keyOf(row))]));
    for (let from = 0; from < parents.length; from += parentsAtOnce) {
      const ids = parents.slice(from, from + parentsAtOnce).map((row) => String(row[key]));
      const answer = await this.#levelOf(table, query, ids);
      if (!answer.ok) return answer;
      for (const row of answer.data.rows) byName.get(String(row[parentField]))?.push(row);
    }
    return answered(found);
  }

  #flat(): readonly Row[] {
    const rows: Row[] = [];
    const places = new Map<string, TreePlace>();
    const walk = (siblings: readonly Row[], level: number): void => {
      for (const [at, row] of siblings.entries()) {
        const key = this.#keyOf(row);
        const below = this.#isOpen(key) ? this.#below.get(key) : undefined;
        const expanded = row.hasChildren === true ? below !== undefined : undefined;
        places.set(key, { level, expanded, position: at + 1, size: siblings.length });
        rows.push(row);
        // The server refuses circles (`treeParent`); the limit guards against bad data.
        if (below && level < 100) walk(below, level + 1);
      }
    };
    walk(this.#roots, 1);
    this.#places = places;
    return rows;
  }
}

function isSearch({ wheres = [], filters, multiples }: PageQuery): boolean {
  return wheres.length > 0 || filters !== undefined || multiples !== undefined;
}
