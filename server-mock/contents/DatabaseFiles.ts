import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Database } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { formatTime } from '../time/formatTime.ts';
import { DirectoryFiles } from './DirectoryFiles.ts';
import { type Arrived, FileStore, type StoredBytes, type StoredContent } from './FileStore.ts';

/** Maximum bytes of one row in `jig_file_content`. */
const pieceSize = 256 * 1024;
/** Files listed at a time. */
const listedAtOnce = 1000;

/** What the store needs of a database. */
export type StoreDatabase = Pick<Database, 'query' | 'transaction'>;

type Row = Readonly<Record<string, unknown>>;

/**
 * Stores file contents in PostgreSQL: every process can read them, and database dumps include them. Still reads
 * contents that an older version stored in the directory; {@link adoptDirectory} copies them.
 */
export class DatabaseFiles extends FileStore {
  readonly #older: DirectoryFiles;

  constructor(
    directory: string,
    private readonly db: StoreDatabase,
    private readonly timeZone: string,
  ) {
    super(directory, 'PostgreSQL');
    this.#older = new DirectoryFiles(directory);
  }

  override async keep(arrived: Arrived, id: string): Promise<void> {
    const handle = await open(this.incoming(arrived.name), 'r');
    try {
      await this.#write(id, handle.createReadStream({ highWaterMark: pieceSize, autoClose: false }));
    } finally {
      await handle.close();
    }
    await this.drop(arrived.name);
  }

  /** Needs no disk of this machine. */
  override async put(id: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    let size = 0;
    const pieces = evenPieces(bytes, (piece) => {
      size += piece.byteLength;
    });
    // While a restore writes, the table has no index yet that a conflict could be seen by.
    await this.#write(id, pieces, sql``);
    return size;
  }

  override async read(id: string): Promise<StoredBytes | undefined> {
    const rows = await this.#pieces(id);
    if (rows.length === 0) return this.#older.read(id);
    if (rows.some((row) => row.TrashedAt !== null))
      await run(
        this.db,
        sql`update "jig_file_content" set "TrashedAt" = null where "FileId" = ${id} and "TrashedAt" is not null`,
      );
    return this.#bytes(id, rows);
  }

  override async peek(id: string): Promise<StoredBytes | undefined> {
    const rows = await this.#pieces(id);
    return rows.length === 0 ? this.#older.peek(id) : this.#bytes(id, rows);
  }

  override async *list(): AsyncGenerator<StoredContent> {
    for (let last = ''; ; ) {
      const { rows } = await run(
        this.db,
        sql`select "FileId", sum(octet_length("Bytes"))::text as "Size" from "jig_file_content"
            where "FileId" > ${last} and "TrashedAt" is null group by "FileId" order by "FileId" limit ${listedAtOnce}`,
      );
      for (const row of rows) {
        last = String(row.FileId);
        yield { id: last, size: Number(row.Size) };
      }
      if (rows.length < listedAtOnce) return;
    }
  }

  override async remove(id: string): Promise<void> {
    await run(this.db, sql`delete from "jig_file_content" where "FileId" = ${id}`);
  }

  override async trash(id: string, now: number): Promise<void> {
    await run(
      this.db,
      sql`update "jig_file_content" set "TrashedAt" = ${this.#text(now)} where "FileId" = ${id}`,
    );
  }

  override async emptyTrash(millis: number): Promise<readonly string[]> {
    const { rows } = await run(
      this.db,
      sql`delete from "jig_file_content" where "TrashedAt" < ${this.#text(millis)} returning "FileId"`,
    );
    return [...new Set(rows.map((row) => String(row.FileId)))];
  }

  /** Copies contents that the database lists but does not hold from the directory. Returns the number copied. */
  async adoptDirectory(): Promise<number> {
    const { rows } = await run(
      this.db,
      sql`select f."Id" from "jig_file" f
          where not exists (select 1 from "jig_file_content" c where c."FileId" = f."Id")`,
    );
    let copied = 0;
    for (const row of rows) {
      const found = await this.#older.read(String(row.Id));
      if (found === undefined) continue;
      await this.#write(String(row.Id), Readable.fromWeb(found.open() as NodeReadableStream));
      copied += 1;
    }
    return copied;
  }

  async #pieces(id: string): Promise<readonly Row[]> {
    const { rows } = await run(
      this.db,
      sql`select "Number", octet_length("Bytes") as "Size", "TrashedAt" from "jig_file_content"
          where "FileId" = ${id} order by "Number"`,
    );
    return rows;
  }

  #bytes(id: string, pieces: readonly Row[]): StoredBytes {
    return {
      size: pieces.reduce((sum, row) => sum + Number(row.Size), 0),
      open: () => this.#stream(id, pieces.length),
    };
  }

  /** Writes in one transaction, so that readers never see a partial file. */
  async #write(
    id: string,
    bytes: AsyncIterable<Uint8Array>,
    conflict = sql`on conflict ("Id") do nothing`,
  ): Promise<void> {
    await this.db.transaction(
      async (tx) => {
        let number = 0;
        const put = (piece: Uint8Array) =>
          run(
            tx,
            sql`insert into "jig_file_content" ("Id", "FileId", "Number", "Bytes")
                values (${`${id}\n${number}`}, ${id}, ${number}, ${piece}) ${conflict}`,
          );
        for await (const piece of bytes) {
          await put(piece);
          number += 1;
        }
        // An empty file needs a row as well.
        if (number === 0) await put(new Uint8Array());
      },
      { retries: 0 },
    );
  }

  /** Streams one row at a time, on demand. */
  #stream(id: string, count: number): ReadableStream<Uint8Array> {
    let number = 0;
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          if (number === count) return controller.close();
          const { rows } = await run(
            this.db,
            sql`select "Bytes" from "jig_file_content" where "Id" = ${`${id}\n${number}`}`,
          );
          number += 1;
          const bytes = rows[0]?.Bytes;
          if (!(bytes instanceof Uint8Array)) throw new Error(`a piece of the file ${id} is missing`);
          if (bytes.byteLength > 0) controller.enqueue(bytes);
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  }

  #text(millis: number): string {
    return formatTime(new Date(millis), this.timeZone);
  }
}

/** The same bytes in pieces of one size, the last one excepted. */
async function* evenPieces(
  bytes: AsyncIterable<Uint8Array>,
  saw: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0);
  for await (const piece of bytes) {
    saw(piece);
    held = Buffer.concat([held, piece]);
    for (; held.byteLength >= pieceSize; held = held.subarray(pieceSize)) yield held.subarray(0, pieceSize);
  }
  if (held.byteLength > 0) yield held;
}
