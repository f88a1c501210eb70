import type { Issue } from '../../model/schema/Issue.ts';

/** One thing to correct in a document, and where it is. */
export interface Problem {
  /** As in issues: `Field`, `Table`, `Table[0].Field`; empty: nowhere in this box. */
  readonly path: string;
  /** Title of the field or column; undefined: it belongs to no field. */
  readonly title: string | undefined;
  /** The detail row; undefined: the header. */
  readonly row?: { readonly table: string; readonly title: string; readonly number: number };
  readonly issue: Issue;
}
