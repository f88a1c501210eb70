import type { JsonObject } from '../../model/schema/Json.ts';
import type { Cell } from '../../model/schema/Row.ts';

/** An extension field of a table. */
export interface ExtensionFieldRow {
  readonly tableEx_Id?: number | undefined;
  readonly tableName: string;
  readonly fieldName: string;
  readonly fieldCode: string;
  readonly fieldType: string;
  readonly dataDic: string | null;
  readonly fieldAttr: string | null;
  readonly required: 0 | 1;
  readonly guideWords: string | null;
  readonly defaultValue: string | null;
}

/** Code and key of a stored extension field. */
export interface ExtensionFieldKey {
  readonly fieldCode: string;
  readonly tableEx_Id?: number | undefined;
}

/** Value of an extension field of one record. */
export interface ExtensionValue extends ExtensionFieldKey {
  readonly fieldValue: Cell;
}

/** Body of updateFormExtendField; fields have the names of the table's columns or those of {@link ExtensionFieldRow}. */
export interface ExtensionBody {
  readonly Sys_Table_Extends: readonly JsonObject[];
  readonly DeleteKeys?: readonly (string | number)[];
  /** Keys of the questions about stored values that the user has answered with yes. */
  readonly confirmed?: readonly string[];
}
