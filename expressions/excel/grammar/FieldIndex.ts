import type { FieldName } from '../../Language.ts';

/** Result of looking up a name of a formula. */
export type Resolution = { readonly code: string } | { readonly ambiguous: readonly string[] } | undefined;

/** Index of a table's fields by code and title. Created once per list of fields. */
export class FieldIndex {
  private readonly codes = new Set<string>();
  private readonly titles = new Map<string, Set<string>>();

  constructor(fields: readonly FieldName[]) {
    const tables = new Map(fields.map((field) => [field.code, field.title]));
    for (const { code, title } of fields) {
      this.codes.add(code);
      if (title === undefined) continue;
      const dot = code.indexOf('.');
      if (dot < 0 || title.includes('.')) this.add(title, code);
      if (dot < 0) continue;
      // Detail columns can also combine the code or title of the table with their own title.
      const column = title.slice(title.indexOf('.') + 1);
      const table = tables.get(code.slice(0, dot));
      this.add(`${code.slice(0, dot)}.${column}`, code);
      if (table === undefined) continue;
      this.add(`${table}.${column}`, code);
      this.add(`${table}.${code.slice(dot + 1)}`, code);
    }
  }

  /** Finds a field by code, then by title; a title of several fields is ambiguous. */
  find(name: string): Resolution {
    if (this.codes.has(name)) return { code: name };
    const found = this.titles.get(name);
    if (found === undefined) return undefined;
    const [code] = found;
    return found.size === 1 && code !== undefined ? { code } : { ambiguous: [...found] };
  }

  /** Names for the columns of a detail, given by code or title; none when there is no such detail. */
  columnsOf(table: string): readonly string[] {
    const prefix = `${table}.`;
    if (prefix.startsWith('$')) return [];
    const titled = [...this.titles].filter(([title, codes]) => codes.size === 1 && title.startsWith(prefix));
    if (titled.length > 0) return titled.map(([title]) => title);
    return [...this.codes].filter((code) => code.startsWith(prefix));
  }

  /** All names of fields, for suggestions. */
  names(): Iterable<string> {
    return [...this.titles.keys(), ...this.codes];
  }

  private add(title: string, code: string): void {
    const known = this.titles.get(title);
    if (known === undefined) this.titles.set(title, new Set([code]));
    else known.add(code);
  }
}

const indexes = new WeakMap<readonly FieldName[], FieldIndex>();

/** Returns the index of a list of fields; creates it on first use. */
export function fieldIndex(fields: readonly FieldName[]): FieldIndex {
  const known = indexes.get(fields);
  if (known !== undefined) return known;
  const made = new FieldIndex(fields);
  indexes.set(fields, made);
  return made;
}
