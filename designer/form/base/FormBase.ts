import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { FieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import type { TableLayers } from '../../../runtime/wire/session/TableLayers.ts';

/** A dictionary that a custom field may use. */
export interface FormSource {
  readonly dicNo: string;
  readonly dicName: string;
}

/** The form below the design that is edited, and what its designer may do. */
export interface FormBase {
  /** Tables as the user sees them without the design. Fields hidden by role are not in it. */
  readonly document: DocumentTable;
  /** Layers of these tables. */
  readonly layers: Pick<TableLayers, 'layers' | 'details'>;
  /** Address of the form's page. */
  readonly address: string;
  readonly title: string;
  /** User 1: the design applies to all users, and may require and compute fields. */
  readonly isAdmin: boolean;
  /** The design is the form: its components are its only fields. Absent: it arranges the fields of a table. */
  readonly makesFields?: true;
  /** Tables that take custom fields. */
  readonly customTables: ReadonlySet<string>;
  /** Keys of stored custom fields by column. */
  readonly customKeys: ReadonlyMap<string, number>;
  readonly sources: readonly FormSource[];
  /** Field types, those of plugins included. */
  readonly fieldTypes: FieldTypeRegistry;
}
