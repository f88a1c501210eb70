import type { FixedLock } from '../../model/access/fixedLock.ts';
import type { ListedFieldRight } from './FieldRights.ts';

/** One part of a {@link ListedFieldRight}. */
export type FieldRightPart = 'show' | 'isEdit' | 'disabled';

/** A field in the editor of field rights, with what the role may do with it. */
export interface RoleField extends ListedFieldRight {
  readonly title: string;
  /** Limits that the signed-in user may not lift, because they hold for the user too. */
  readonly kept: readonly FieldRightPart[];
  /** Why no user may write the field, whatever a role says. */
  readonly fixed?: FixedLock | undefined;
}

/** Fields of one table, or of one of its details. */
export interface RoleTable {
  /** The table under whose name the rights are stored. */
  readonly tableName: string;
  readonly title: string;
  /** `own`: rows that the user or users of roles below created. `document`: the rows of readable documents. */
  readonly rows: 'all' | 'own' | 'document';
  /** The page shows some rows of the table only. */
  readonly isPart: boolean;
  /** Titles of all pages of the table, where it has several: the rights hold on each. */
  readonly pages: readonly string[];
  readonly fields: readonly RoleField[];
}

/** Changed rights by table and field; what is not named stays as it is. */
export type FieldRightChanges = Readonly<
  Record<string, Readonly<Record<string, Pick<ListedFieldRight, FieldRightPart>>>>
>;
