import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { ChangeReason, DocumentChange, DocumentWatch, PlannedChange } from '../context/DocumentWatch.ts';
import type { Queryable } from '../db/Database.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { keyText } from '../records/keyText.ts';
import type { WriteWatch } from '../records/WriteWatch.ts';
import { systemRun, systemTable } from './systemRows.ts';
import { watchedDocuments } from './watchedDocuments.ts';

/** Documents read and told at once. */
const atOnce = 500;
/** Rounds in which watches may cause changes of followed documents, before they are taken for a loop. */
const mostRounds = 20;

/** A document that the transaction has written. */
interface Written {
  readonly key: Cell;
  /** As it was before the first write that was not told yet. */
  readonly before: Document | undefined;
}

/** Collects the followed documents that one transaction writes, and tells the watches what changed. */
export class FollowedWrites implements WriteWatch {
  readonly #tx: Queryable;
  readonly #catalog: Pick<SchemaCatalog, 'document' | 'mainsOf'>;
  readonly #watches: readonly DocumentWatch[];
  /** Written documents by table and text of the key. */
  #written = new Map<string, Map<string, Written>>();
  readonly #reasons = new Map<string, ChangeReason>();

  constructor(
    tx: Queryable,
    catalog: Pick<SchemaCatalog, 'document' | 'mainsOf'>,
    watches: readonly DocumentWatch[],
  ) {
    this.#tx = tx;
    this.#catalog = catalog;
    this.#watches = watches;
  }

  async changing(table: string, where: Fragment): Promise<void> {
    const own = this.#followed(table);
    if (own !== undefined) await this.#note(own, await this.#cells(table, own.main.key, where));
    for (const { document, foreignKey } of this.#mainsOf(table))
      await this.#note(document, await this.#cells(table, foreignKey, where));
  }

  async inserting(table: ResolvedTable, rows: readonly Row[]): Promise<void> {
    for (const { document, foreignKey } of this.#mainsOf(table.table))
      await this.#note(document, [...new Set(rows.flatMap((row) => row[foreignKey] ?? []))]);
  }

  inserted({ table }: ResolvedTable, keys: readonly Cell[]): void {
    if (this.#followed(table) === undefined) return;
    const known = this.#of(table);
    for (const key of keys) if (!known.has(keyText(key))) known.set(keyText(key), { key, before: undefined });
  }

  async expecting(table: string, planned: () => readonly Omit<PlannedChange, 'table'>[]): Promise<void> {
    const watches = this.#watches.filter((one) => one.expecting !== undefined && one.follows(table));
    if (watches.length === 0) return;
    const changes = planned().map((change) => ({ ...change, table }));
    for (const watch of watches) await watch.expecting?.(this.#tx, changes);
  }

  because(table: string, key: string, reason: ChangeReason): void {
    if (this.#watches.length === 0) return;
    this.#reasons.set(`${table}\n${key}`, reason);
    this.#reasons.set(`${table}\n`, reason);
  }

  /** Tells the watches of all changes, round by round, until none of them causes another. */
  async tell(): Promise<void> {
    for (let round = 0; this.#written.size > 0; round += 1) {
      if (round === mostRounds) throw new Error('watches change documents without end');
      const written = this.#written;
      this.#written = new Map();
      for (const [table, documents] of written) await this.#tellOf(table, [...documents.values()]);
    }
  }

  async #tellOf(table: string, written: readonly Written[]): Promise<void> {
    const document = this.#followed(table);
    if (document === undefined) return;
    for (let from = 0; from < written.length; from += atOnce) {
      const part = written.slice(from, from + atOnce);
      const now = await watchedDocuments(
        this.#tx,
        document,
        part.map(({ key }) => key),
      );
      const changes = part.flatMap(({ key, before }): readonly DocumentChange[] => {
        const after = now.get(keyText(key));
        if (JSON.stringify(before) === JSON.stringify(after)) return [];
        return [{ table, key, before, after, reason: this.#reasonOf(table, keyText(key)) }];
      });
      if (changes.length === 0) continue;
      for (const watch of this.#watches) if (watch.follows(table)) await watch.changed(this.#tx, changes);
    }
  }

  #reasonOf(table: string, key: string): ChangeReason | undefined {
    return this.#reasons.get(`${table}\n${key}`) ?? this.#reasons.get(`${table}\n`);
  }

  /** Reads documents before their first write. */
  async #note(document: DocumentTable, keys: readonly Cell[]): Promise<void> {
    const known = this.#of(document.main.table);
    const fresh = keys.filter((key) => !known.has(keyText(key)));
    for (let from = 0; from < fresh.length; from += atOnce) {
      const part = fresh.slice(from, from + atOnce);
      const stored = await watchedDocuments(this.#tx, document, part);
      for (const key of part) known.set(keyText(key), { key, before: stored.get(keyText(key)) });
    }
  }

  async #cells(table: string, column: string, where: Fragment): Promise<readonly Cell[]> {
    const { rows } = await systemRun(
      this.#tx,
      'watch',
      sql`select distinct ${name(column)} as "cell" from ${systemTable(table)} where ${where}`,
    );
    return rows.flatMap(({ cell }) => (cell as Cell) ?? []); // a key column is int, bigint text or uuid text
  }

  #of(table: string): Map<string, Written> {
    const known = this.#written.get(table) ?? new Map<string, Written>();
    this.#written.set(table, known);
    return known;
  }

  #followed(table: string): DocumentTable | undefined {
    return this.#watches.some((watch) => watch.follows(table)) ? this.#catalog.document(table) : undefined;
  }

  /** Followed documents whose detail rows a table holds. */
  #mainsOf(table: string): readonly { readonly document: DocumentTable; readonly foreignKey: string }[] {
    if (this.#watches.length === 0) return [];
    return this.#catalog.mainsOf(table).flatMap((main) => {
      const document = this.#followed(main.table);
      const detail = document?.details.find((one) => one.table.table === table);
      return document === undefined || detail === undefined
        ? []
        : [{ document, foreignKey: detail.schema.foreignKey }];
    });
  }
}
