import type { ColumnDdl, TableDdl } from '../../runtime/model/fields/projections/ddl.ts';

const column = (name: string, sqlType: string, more: Partial<ColumnDdl> = {}): ColumnDdl => ({
  name,
  sqlType,
  notNull: true,
  identity: false,
  ...more,
});

const optional = (name: string, sqlType: string): ColumnDdl => column(name, sqlType, { notNull: false });

/**
 * Internal tables of the server, which no page opens. Composite keys are one text with parts joined by a line feed,
 * so that every table has one key column.
 */
export const systemTables: readonly TableDdl[] = [
  {
    // Every published version of every schema, kept forever.
    table: 'jig_schema_version',
    columns: [
      column('Id', 'integer', { identity: true }),
      column('Kind', 'varchar(30)'),
      column('Name', 'varchar(200)'),
      column('Number', 'integer'),
      column('Patch', 'text'),
      optional('Note', 'varchar(500)'),
      column('UserId', 'integer'),
      column('UserName', 'varchar(100)'),
      column('CreatedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_schema_version_name_key', fields: ['Kind', 'Name', 'Number'], unique: true }],
  },
  {
    // Current version of each name.
    table: 'jig_schema_overlay',
    columns: [
      column('Id', 'varchar(300)'),
      column('Kind', 'varchar(30)'),
      column('Name', 'varchar(200)'),
      column('Number', 'integer'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Answers of saves by user, path and Idempotency-Key; kept 24 hours.
    table: 'jig_idempotency',
    columns: [
      column('Id', 'varchar(64)'),
      column('BodyHash', 'varchar(64)'),
      column('Status', 'integer'),
      column('Answer', 'text'),
      column('CreatedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_idempotency_created_idx', fields: ['CreatedAt'], unique: false }],
  },
  {
    // Sessions ended by logout, until their tokens expire.
    table: 'jig_ended_session',
    columns: [column('Id', 'varchar(36)'), column('EndsAt', 'timestamp')],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_ended_session_ends_idx', fields: ['EndsAt'], unique: false }],
  },
  {
    // Last serial number by rule, prefix and period. Numbering locks this row.
    table: 'jig_number_counter',
    columns: [column('Id', 'varchar(300)'), column('Value', 'bigint')],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Application settings that can change at run time.
    table: 'jig_setting',
    columns: [
      column('Id', 'varchar(100)'),
      column('Value', 'text'),
      column('UserId', 'integer'),
      column('ChangedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Column settings per user and table.
    table: 'jig_column_set',
    columns: [
      column('Id', 'varchar(300)'),
      column('UserId', 'integer'),
      column('TableName', 'varchar(200)'),
      column('Settings', 'text'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Metadata of uploaded files; the file store keeps the bytes under Id.
    table: 'jig_file',
    columns: [
      column('Id', 'varchar(40)'),
      // Part of the path, shared by all files of one request.
      column('ServerId', 'varchar(36)'),
      column('Path', 'varchar(700)'),
      column('TableName', 'varchar(200)'),
      optional('FieldName', 'varchar(200)'),
      column('Name', 'varchar(300)'),
      column('Size', 'bigint'),
      // Detected format of the bytes, not the file extension.
      column('Format', 'varchar(40)'),
      column('Sha256', 'varchar(64)'),
      column('UserId', 'integer'),
      column('CreatedAt', 'timestamp'),
      // Time of the first save with this file; null: visible only to the uploader.
      optional('AttachedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [
      { name: 'jig_file_server_idx', fields: ['ServerId'], unique: false },
      { name: 'jig_file_fresh_idx', fields: ['AttachedAt', 'CreatedAt'], unique: false },
    ],
  },
  {
    // Pieces of uploaded files on PostgreSQL; the embedded database stores them in the data directory.
    table: 'jig_file_content',
    columns: [
      column('Id', 'varchar(60)'),
      column('FileId', 'varchar(40)'),
      column('Number', 'integer'),
      column('Bytes', 'bytea'),
      // Time the file was swept; deleted 30 days later.
      optional('TrashedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [
      { name: 'jig_file_content_file_idx', fields: ['FileId', 'Number'], unique: false },
      { name: 'jig_file_content_trashed_idx', fields: ['TrashedAt'], unique: false },
    ],
  },
  {
    // Record fields that refer to a file. Users who can read the field can read the file.
    table: 'jig_file_use',
    columns: [
      column('Id', 'varchar(64)'),
      column('Path', 'varchar(700)'),
      column('TableName', 'varchar(200)'),
      column('FieldName', 'varchar(200)'),
      column('RowKey', 'varchar(100)'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_file_use_path_idx', fields: ['Path'], unique: false }],
  },
  {
    // Column widths set by users.
    table: 'jig_column_width',
    columns: [
      column('Id', 'varchar(400)'),
      column('UserId', 'integer'),
      column('TableName', 'varchar(200)'),
      column('ColumnName', 'varchar(200)'),
      column('Width', 'integer'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_column_width_user_idx', fields: ['UserId', 'TableName'], unique: false }],
  },
  {
    // Height of a table above the one below it, by user, in hundredths of the reference height.
    table: 'jig_table_spacing',
    columns: [
      column('Id', 'varchar(300)'),
      column('UserId', 'integer'),
      column('TableName', 'varchar(200)'),
      column('Ratio', 'integer'),
      column('SecondHeight', 'integer'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Quick search fields by user, as a JSON list.
    table: 'jig_search_set',
    columns: [
      column('Id', 'varchar(300)'),
      column('UserId', 'integer'),
      column('TableName', 'varchar(200)'),
      column('Fields', 'text'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Finished imports, for undo by their user.
    table: 'jig_import',
    columns: [
      column('Id', 'varchar(64)'),
      column('TableName', 'varchar(200)'),
      column('UserId', 'integer'),
      column('FileName', 'varchar(200)'),
      column('RowCount', 'integer'),
      // Keys of the created records, comma-separated.
      column('Keys', 'text'),
      column('State', 'varchar(20)'),
      column('CreatedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Rows of running imports, as PostgreSQL array text. They become visible only when the import is complete.
    table: 'jig_import_row',
    columns: [
      column('Id', 'bigint', { identity: true }),
      column('BatchId', 'varchar(64)'),
      column('TableName', 'varchar(200)'),
      column('RowNo', 'integer'),
      column('Key', 'varchar(64)'),
      column('Values', 'text'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_import_row_batch_idx', fields: ['BatchId', 'TableName'], unique: false }],
  },
  {
    // Progress of running imports by user and request id, for every process.
    table: 'jig_import_progress',
    columns: [
      column('Id', 'varchar(200)'),
      column('Phase', 'varchar(20)'),
      column('Done', 'integer'),
      column('Total', 'integer'),
      column('SeenAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Workbooks with marked errors, in base64 parts; kept a day for the importing user.
    table: 'jig_import_report',
    columns: [
      column('Id', 'varchar(100)'),
      column('BatchId', 'varchar(64)'),
      column('Part', 'integer'),
      column('UserId', 'integer'),
      column('Bytes', 'text'),
      column('CreatedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_import_report_batch_idx', fields: ['BatchId'], unique: false }],
  },
  {
    // Users who have a record open; rows expire after about a minute.
    table: 'jig_presence',
    columns: [
      column('Id', 'varchar(500)'),
      column('TableName', 'varchar(200)'),
      column('RecordKey', 'varchar(100)'),
      column('UserId', 'integer'),
      column('UserName', 'varchar(100)'),
      optional('Field', 'varchar(200)'),
      column('SeenAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_presence_record_idx', fields: ['TableName', 'RecordKey'], unique: false }],
  },
];

/** Joins parts into one key text. Parts cannot contain the separator, so keys cannot collide. */
export const keyOf = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => String(part).replaceAll('\n', ' ')).join('\n');
