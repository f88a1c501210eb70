import type { ViewField } from '../../../runtime/model/schema/ViewSchema.ts';
import { sourceField } from '../../../runtime/model/views/viewSources.ts';

/** The first of these names, else the last one with a number, that is not taken in any case of letters. */
function freeName(wanted: readonly string[], taken: Iterable<string>): string {
  const known = new Set([...taken].map((name) => name.toLowerCase()));
  const isFree = (name: string): boolean => !known.has(name.toLowerCase());
  const found = wanted.find(isFree);
  if (found !== undefined) return found;
  const base = wanted.at(-1) ?? '';
  let n = 2;
  while (!isFree(`${base}${n}`)) n += 1;
  return `${base}${n}`;
}

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

/** A name for a new view over this table. */
export const freeView = (taken: Iterable<string>, table: string): string =>
  freeName([`View_${table.replace(/^View_/, '')}`.slice(0, 50)], taken);
