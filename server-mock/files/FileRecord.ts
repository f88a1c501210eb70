/** What is known of an uploaded file (table `jig_file`). */
export interface FileRecord {
  /** Under which the content directory keeps the bytes. */
  readonly id: string;
  readonly serverId: string;
  /** The canonical path: `Upload/Tables/{table}/{server id}/{name}`. */
  readonly path: string;
  readonly table: string;
  readonly name: string;
  readonly size: number;
  /** What the bytes are (`formatOf`). */
  readonly format: string;
  readonly userId: number;
  /** No record was saved with it yet. */
  readonly isFresh: boolean;
}

/** A row of `jig_file` as a record. */
export const fileRecordOf = (row: Readonly<Record<string, unknown>>): FileRecord => ({
  id: String(row.Id),
  serverId: String(row.ServerId),
  path: String(row.Path),
  table: String(row.TableName),
  name: String(row.Name),
  size: Number(row.Size),
  format: String(row.Format),
  userId: Number(row.UserId),
  isFresh: row.AttachedAt === null,
});
