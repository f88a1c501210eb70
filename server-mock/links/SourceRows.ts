import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { rowsIn } from '../../runtime/model/links/carriedBy.ts';
import type { LinkedRows } from '../../runtime/model/links/DocumentLink.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { watchedDocuments } from '../reading/watchedDocuments.ts';
import { keyText } from '../records/keyText.ts';
import { type DocumentKeys, DocumentSet, lockDocuments } from './lockDocuments.ts';

/** A row of a document that was read. */
export interface LockedRow {
  readonly row: Row;
  readonly document: Document;
}

/** Keys of rows, by the place of the rows. */
export class RowKeys {
  readonly #found = new Map<string, { readonly rows: LinkedRows; readonly keys: Map<string, Cell> }>();

  add(rows: LinkedRows, key: Cell): void {
    const place = `${rows.document.main.table}\n${rows.table.table}`;
    const known = this.#found.get(place) ?? { rows, keys: new Map<string, Cell>() };
    known.keys.set(keyText(key), key);
    this.#found.set(place, known);
  }

  get all(): readonly { readonly rows: LinkedRows; readonly keys: ReadonlyMap<string, Cell> }[] {
    return [...this.#found.values()];
  }
}

/** The documents that rows belong to. */
const documentsOf = async (tx: Queryable, keys: RowKeys, more: DocumentKeys): Promise<DocumentKeys> => {
  const found = new DocumentSet();
  for (const { main, keys: known } of more.values()) found.add(main, known.values());
  for (const { rows, keys: own } of keys.all) {
    const { main } = rows.document;
    if (rows.foreignKey === undefined) {
      found.add(main, own.values());
      continue;
    }
    const { rows: parents } = await systemRun(
      tx,
      'links',
      sql`select distinct ${name(rows.foreignKey)} as "key" from ${systemTable(rows.table.table)}
          where ${name(rows.table.key)} = ${anyOf([...own.values()])}`,
    );
    found.add(
      main,
      parents.map(({ key }) => key as Cell),
    ); // a key column is int, bigint text or uuid text
  }
  return found.all;
};

/** Documents with the rows that links name. */
export class SourceRows {
  readonly #documents: ReadonlyMap<string, ReadonlyMap<string, Document>>;
  readonly #rows = new Map<string, ReadonlyMap<string, LockedRow>>();

  private constructor(documents: ReadonlyMap<string, ReadonlyMap<string, Document>>) {
    this.#documents = documents;
  }

  /** Locks the documents of these rows, and further ones, in one order, then reads them. */
  static async lock(
    tx: Queryable,
    rows: RowKeys,
    more: DocumentKeys,
    documentOf: (main: string) => DocumentTable | undefined,
  ): Promise<SourceRows> {
    const wanted = await SourceRows.hold(tx, rows, more);
    const read = await SourceRows.#reading(tx, wanted, documentOf);
    await read.#refuseMoved(tx, rows, wanted);
    return read;
  }

  /** Locks the documents of these rows, and further ones, in one order. Returns them. */
  static async hold(tx: Queryable, rows: RowKeys, more: DocumentKeys): Promise<DocumentKeys> {
    const wanted = await documentsOf(tx, rows, more);
    await lockDocuments(tx, wanted);
    return wanted;
  }

  /** Lets the transaction start over when rows came to other documents while it waited for the locks. */
  async #refuseMoved(tx: Queryable, rows: RowKeys, locked: DocumentKeys): Promise<void> {
    const missing = new RowKeys();
    for (const { rows: own, keys } of rows.all)
      for (const [text, key] of keys) if (!this.rows(own).has(text)) missing.add(own, key);
    if (missing.all.length === 0) return;
    for (const [table, { keys }] of await documentsOf(tx, missing, new Map()))
      for (const text of keys.keys())
        if (locked.get(table)?.keys.has(text) !== true)
          throw new DatabaseError('serialization', '40001', { table }, { cause: undefined });
  }

  /** Reads documents without a lock: what others do meanwhile shows when a save checks it. */
  static read(
    tx: Queryable,
    wanted: DocumentKeys,
    documentOf: (main: string) => DocumentTable | undefined,
  ): Promise<SourceRows> {
    return SourceRows.#reading(tx, wanted, documentOf);
  }

  /** Reads the documents of these rows without a lock. */
  static async of(
    tx: Queryable,
    rows: RowKeys,
    documentOf: (main: string) => DocumentTable | undefined,
  ): Promise<SourceRows> {
    return SourceRows.#reading(tx, await documentsOf(tx, rows, new Map()), documentOf);
  }

  static async #reading(
    tx: Queryable,
    wanted: DocumentKeys,
    documentOf: (main: string) => DocumentTable | undefined,
  ): Promise<SourceRows> {
    const found = new Map<string, ReadonlyMap<string, Document>>();
    for (const { main, keys } of wanted.values()) {
      const document = documentOf(main.table);
      if (document !== undefined)
        found.set(main.table, await watchedDocuments(tx, document, [...keys.values()]));
    }
    return new SourceRows(found);
  }

  /** The main tables with locked documents. */
  get mains(): readonly string[] {
    return [...this.#documents.keys()];
  }

  /** The locked documents of a main table. */
  documents(main: string): readonly Document[] {
    return [...(this.#documents.get(main)?.values() ?? [])];
  }

  /** The same rows, with other values of these documents. */
  with({ main }: DocumentTable, documents: readonly Document[]): SourceRows {
    const own = new Map(documents.map((document) => [keyText(document.main[main.key]), document]));
    return new SourceRows(new Map([...this.#documents, [main.table, own]]));
  }

  /** The rows of the locked documents that a link names, by the text of their key. */
  rows(rows: LinkedRows): ReadonlyMap<string, LockedRow> {
    const place = `${rows.document.main.table}\n${rows.table.table}`;
    const known = this.#rows.get(place);
    if (known !== undefined) return known;
    const found = new Map(
      this.documents(rows.document.main.table).flatMap((document) =>
        rowsIn(rows, document).map((row) => [keyText(row[rows.table.key]), { row, document }] as const),
      ),
    );
    this.#rows.set(place, found);
    return found;
  }
}
