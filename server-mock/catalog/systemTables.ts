import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { optionalColumn, tableColumn } from '../db/tableColumn.ts';

/**
 * Internal tables of the server that no capability brings and no page opens. Composite keys are one text with parts
 * joined by a line feed, so that every table has one key column.
 */
export const systemTables: readonly TableDdl[] = [
  {
    // Every published version of every schema, kept forever.
    table: 'jig_schema_version',
    columns: [
      tableColumn('Id', 'integer', { identity: true }),
      tableColumn('Kind', 'varchar(30)'),
      tableColumn('Name', 'varchar(200)'),
      tableColumn('Number', 'integer'),
      // Format of the patch; null: 1.
      optionalColumn('Format', 'integer'),
      tableColumn('Patch', 'text'),
      optionalColumn('Note', 'varchar(500)'),
      tableColumn('UserId', 'integer'),
      tableColumn('UserName', 'varchar(100)'),
      tableColumn('CreatedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_schema_version_name_key', fields: ['Kind', 'Name', 'Number'], unique: true }],
  },
  {
    // Current version of each name.
    table: 'jig_schema_overlay',
    columns: [
      tableColumn('Id', 'varchar(300)'),
      tableColumn('Kind', 'varchar(30)'),
      tableColumn('Name', 'varchar(200)'),
      tableColumn('Number', 'integer'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Answers of saves by user, path and Idempotency-Key; kept 24 hours.
    table: 'jig_idempotency',
    columns: [
      tableColumn('Id', 'varchar(64)'),
      tableColumn('BodyHash', 'varchar(64)'),
      tableColumn('Status', 'integer'),
      tableColumn('Answer', 'text'),
      tableColumn('CreatedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_idempotency_created_idx', fields: ['CreatedAt'], unique: false }],
  },
  {
    // Sessions ended by logout, until their tokens expire.
    table: 'jig_ended_session',
    columns: [tableColumn('Id', 'varchar(36)'), tableColumn('EndsAt', 'timestamp')],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_ended_session_ends_idx', fields: ['EndsAt'], unique: false }],
  },
  {
    // Last serial number by rule, prefix and period. Numbering locks this row.
    table: 'jig_number_counter',
    columns: [tableColumn('Id', 'varchar(300)'), tableColumn('Value', 'bigint')],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Application settings that can change at run time.
    table: 'jig_setting',
    columns: [
      tableColumn('Id', 'varchar(100)'),
      tableColumn('Value', 'text'),
      tableColumn('UserId', 'integer'),
      tableColumn('ChangedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Metadata of uploaded files; the file store keeps the bytes under Id.
    table: 'jig_file',
    columns: [
      tableColumn('Id', 'varchar(40)'),
      // Part of the path, shared by all files of one request.
      tableColumn('ServerId', 'varchar(36)'),
      tableColumn('Path', 'varchar(700)'),
      tableColumn('TableName', 'varchar(200)'),
      optionalColumn('FieldName', 'varchar(200)'),
      tableColumn('Name', 'varchar(300)'),
      tableColumn('Size', 'bigint'),
      // Detected format of the bytes, not the file extension.
      tableColumn('Format', 'varchar(40)'),
      tableColumn('Sha256', 'varchar(64)'),
      tableColumn('UserId', 'integer'),
      tableColumn('CreatedAt', 'timestamp'),
      // Time of the first save with this file; null: visible only to the uploader.
      optionalColumn('AttachedAt', 'timestamp'),
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
      tableColumn('Id', 'varchar(60)'),
      tableColumn('FileId', 'varchar(40)'),
      tableColumn('Number', 'integer'),
      tableColumn('Bytes', 'bytea'),
      // Time the file was swept; deleted 30 days later.
      optionalColumn('TrashedAt', 'timestamp'),
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
      tableColumn('Id', 'varchar(64)'),
      tableColumn('Path', 'varchar(700)'),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('FieldName', 'varchar(200)'),
      tableColumn('RowKey', 'varchar(100)'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_file_use_path_idx', fields: ['Path'], unique: false }],
  },
];

/** Joins parts into one key text. Parts cannot contain the separator, so keys cannot collide. */
export const keyOf = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => String(part).replaceAll('\n', ' ')).join('\n');
