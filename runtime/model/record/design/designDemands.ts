import type { FieldPatch } from '../../fields/resolve/Layer.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { Json } from '../../schema/Json.ts';
import type { DesignedField, DesignOwner } from './DesignLines.ts';
import type { DesignEntry } from './FormDesign.ts';

/** A line of a design that is not, or not wholly, applied. */
export const problem = (path: string, rule: string, params: Issue['params']): Issue => ({
  path,
  rule,
  params,
  severity: 'warning',
});

/** What both a field of the form and a column may be told; never less than the table demands. */
export const demandsOf = (
  entry: Omit<DesignEntry, 'width'>,
  below: DesignedField,
  owner: DesignOwner,
): FieldPatch => {
  const mayDemand = owner === 'admin';
  return {
    field: below.field,
    ...(entry.name !== '' && entry.name !== below.title && { title: entry.name }),
    ...(entry.readonly && { readonly: true }),
    ...(mayDemand && entry.required && { required: true }),
    ...(mayDemand && entry.formula && { formula: entry.formula as unknown as Json }),
    ...(mayDemand && entry.isGlobal && { isGlobal: true }),
  };
};

/** Stays in the form whatever a design says: otherwise nobody could fill it. */
export const mustShow = (
  entry: Pick<DesignEntry, 'required'>,
  below: DesignedField,
  owner: DesignOwner,
): boolean => below.required === true || (owner === 'admin' && entry.required);
