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
 * Tables of the server itself, beside those of schemas: nobody opens them as a page. Keys of several parts are kept as one
 * text (parts joined by a line feed), so that every table has one key column.
 */
export const systemTables: readonly TableDdl[] = [
  {
    // Every published version of every schema, for ever.
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
    // Which version of a name is in force.
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
    // Answered saves by user, path and Idempotency-Key; kept 24 hours.
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
    // Sessions ended by signing out, until their tokens would have expired.
    table: 'jig_ended_session',
    columns: [column('Id', 'varchar(36)'), column('EndsAt', 'timestamp')],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_ended_session_ends_idx', fields: ['EndsAt'], unique: false }],
  },
  {
    // Last serial number given per rule, prefix and period: the row everybody who numbers must lock.
    table: 'jig_number_counter',
    columns: [column('Id', 'varchar(300)'), column('Value', 'bigint')],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Settings of the whole application that somebody may change while it runs.
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
    // Uploaded files: what is known of the bytes that the content directory keeps under Id.
    table: 'jig_file',
    columns: [
      column('Id', 'varchar(40)'),
      // What stands in the path: the files of one request have one.
      column('ServerId', 'varchar(36)'),
      column('Path', 'varchar(700)'),
      column('TableName', 'varchar(200)'),
      optional('FieldName', 'varchar(200)'),
      column('Name', 'varchar(300)'),
      column('Size', 'bigint'),
      // What the bytes are, not what the name says.
      column('Format', 'varchar(40)'),
      column('Sha256', 'varchar(64)'),
      column('UserId', 'integer'),
      column('CreatedAt', 'timestamp'),
      // When a record was saved with it for the first time; null: nobody but the uploader sees it.
      optional('AttachedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [
      { name: 'jig_file_server_idx', fields: ['ServerId'], unique: false },
      { name: 'jig_file_fresh_idx', fields: ['AttachedAt', 'CreatedAt'], unique: false },
    ],
  },
  {
    // Contents of uploaded files in pieces, on PostgreSQL; the embedded database keeps them in the data directory.
    table: 'jig_file_content',
    columns: [
      column('Id', 'varchar(60)'),
      column('FileId', 'varchar(40)'),
      column('Number', 'integer'),
      column('Bytes', 'bytea'),
      // When the file was swept; it is removed 30 days later.
      optional('TrashedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [
      { name: 'jig_file_content_file_idx', fields: ['FileId', 'Number'], unique: false },
      { name: 'jig_file_content_trashed_idx', fields: ['TrashedAt'], unique: false },
    ],
  },
  {
    // Which record's field refers to a file: whoever sees the field of the record sees the file.
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
    // Widths dragged by a user.
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
    // Height a user gives a table over the one below it, in hundredths of the reference height.
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
    // Fields of the quick search a user chose, as a JSON list.
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
    // Finished imports: what may be undone, by whom.
    table: 'jig_import',
    columns: [
      column('Id', 'varchar(64)'),
      column('TableName', 'varchar(200)'),
      column('UserId', 'integer'),
      column('FileName', 'varchar(200)'),
      column('RowCount', 'integer'),
      // Keys of the records made, comma-joined.
      column('Keys', 'text'),
      column('State', 'varchar(20)'),
      column('CreatedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Rows of imports under way, as the text of a PostgreSQL array: nobody sees them before all of them are there.
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
    // Where imports under way stand, by user and the id he asks by: any process on the database answers.
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
    // Workbooks with bad rows marked, in parts of base64; kept a day for who imported.
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
    // Who has which record open; rows expire after a minute or so.
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

/** Several parts as one key text; a part cannot hold the separator, so keys cannot collide. */
export const keyOf = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => String(part).replaceAll('\n', ' ')).join('\n');
