import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { tableColumn } from '../db/tableColumn.ts';

/** What effects have set, and the values before; kept while the effect holds. `No` is their order. */
export const effectTables: readonly TableDdl[] = [
  {
    table: 'jig_effect',
    columns: [
      tableColumn('No', 'bigint', { identity: true }),
      tableColumn('SourceTable', 'varchar(100)'),
      tableColumn('SourceKey', 'varchar(200)'),
      tableColumn('Effect', 'varchar(100)'),
      tableColumn('TargetTable', 'varchar(100)'),
      tableColumn('TargetKey', 'varchar(200)'),
      tableColumn('Before', 'text'),
      tableColumn('After', 'text'),
    ],
    primaryKey: ['No'],
    indexes: [
      { name: 'jig_effect_source', fields: ['SourceTable', 'SourceKey', 'Effect'], unique: true },
      { name: 'jig_effect_target', fields: ['TargetTable', 'TargetKey'], unique: false },
    ],
  },
];
