import type { ViewField } from '../../../runtime/model/schema/ViewSchema.ts';
import { sourceField } from '../../../runtime/model/views/viewSources.ts';
import { freeName } from '../../kit/freeName.ts';

/** A name for a column of this field that no other column has. */
export function freeField(fields: readonly ViewField[], path: string): string {
  const [source, field] = sourceField(path) ?? ['', path];
  return freeName(
    [field, `${source}_${field}`],
    fields.map((one) => one.field),
  );
}

/** A short name for a source of this table that no other source has. */
export function freeSource(taken: Iterable<string>, table: string): string {
  const last =
    table
      .split('_')
      .at(-1)
      ?.replace(/[^A-Za-z0-9]/g, '') || 'rows';
  const name = last.charAt(0).toLowerCase() + last.slice(1, 28);
  return freeName([/^[a-z]/.test(name) ? name : `t${name}`], taken);
}

/** A name for a new view or data set over this table. */
export const freeView = (taken: Iterable<string>, table: string, first = 'View'): string =>
  freeName([`${first}_${table.replace(/^View_/, '')}`.slice(0, 50)], taken);
