import type { FieldPatch } from '../../fields/resolve/Layer.ts';
import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { Issue } from '../../schema/Issue.ts';

/** What a design may know of a field below it. */
export type DesignedField = { readonly field: string } & Partial<
  Pick<FieldSchema, 'title' | 'type' | 'hidden' | 'writeOnly' | 'required' | 'editRowNo' | 'editColNo'>
>;

/** Whose design: the administrator (user 1) may also require fields and compute them. */
export type DesignOwner = 'admin' | 'user';

/** Lines of a design over one table, and what of it could not be applied. */
export interface DesignLines {
  readonly fields: readonly FieldPatch[];
  readonly problems: readonly Issue[];
}
