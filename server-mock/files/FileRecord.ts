/** Metadata of an uploaded file (table `jig_file`). */
export interface FileRecord {
  /** Id of the stored bytes. */
  readonly id: string;
  readonly serverId: string;
  /** The canonical path: `Upload/Tables/{table}/{server id}/{name}`. */
  readonly path: string;
  readonly table: string;
  readonly name: string;
  readonly size: number;
  /** Detected format of the bytes (`formatOf`). */
  readonly format: string;
  readonly userId: number;
  /** No saved record refers to it yet. */
  readonly isFresh: boolean;
}

/** Converts a row of `jig_file`. */
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
