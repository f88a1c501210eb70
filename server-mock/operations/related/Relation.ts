import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';

/** Records of one table point at records of another. */
export interface Relation {
  /** The main table whose records point. */
  readonly from: ResolvedTable;
  /** The detail table of `from` that holds `field`; undefined: `from` itself. */
  readonly detail: ResolvedTable | undefined;
  readonly field: ResolvedField;
  /** The field of the target whose value `field` holds. */
  readonly to: string;
}

/** A source of relations, such as fields that choose a record. */
export interface RelationKind {
  readonly name: string;
  /** Relations that point at records of a table. Reads schemas only. */
  find(catalog: SchemaCatalog, target: ResolvedTable): readonly Relation[];
}
