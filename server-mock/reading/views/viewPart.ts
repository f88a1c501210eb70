import { type FieldName, readPaths, type Tree } from '../../../expressions/index.ts';
import { readFormula } from '../../../runtime/model/formulas/readExpression.ts';
import type { Formula } from '../../../runtime/model/schema/Condition.ts';
import type { ViewPart, ViewValue } from '../../../runtime/model/schema/ViewSchema.ts';
import { sourceField, type ViewSources } from '../../../runtime/model/views/viewSources.ts';
import { partNames, partTypes, partValues } from '../../../runtime/model/views/viewTypes.ts';
import { mostLevels } from '../../../runtime/model/views/walkNames.ts';
import type { Fragment } from '../../db/sql/compile.ts';
import { namedSql } from '../../db/sql/namedSql.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';

/** Rows of a table as the user may read them, as a source of this short name. */
export type SourceRows = (table: string, as: string) => Fragment;

/** Aliases of the steps of a part; no source has a capital or an underscore in its name. */
const [rowsName, baseName, walkName] = ['jig_rows', 'jig_base', 'jig_walk'] as const;

/** Reads an expression of a checked view. */
export const treeOf = (formula: Formula, names: readonly FieldName[]): Tree => {
  const tree = readFormula(formula, names);
  if (!tree.ok) throw new Error(`an expression of a view cannot be read: ${tree.error.message}`);
  return tree.value;
};

const walked: ReadonlySet<string> = new Set(['Level', 'Root', 'Times', 'Way']);

const fieldSql = (path: string): Fragment => {
  const [source, field] = sourceField(path) ?? ['', path];
  return sql`${name(source)}.${name(field)}`;
};

const constantSql = (value: unknown): Fragment =>
  typeof value === 'number'
    ? sql`cast(${value} as numeric)`
    : typeof value === 'boolean'
      ? sql`cast(${value} as boolean)`
      : sql`cast(${value ?? null} as text)`;

const isFormula = (value: ViewValue | undefined): value is Extract<ViewValue, { formula: Formula }> =>
  typeof value === 'object' && 'formula' in value;

/** A value that is no formula. */
const plainSql = (value: ViewValue | undefined, emptyType: string): Fragment => {
  if (typeof value === 'string') return fieldSql(value);
  if (typeof value !== 'object') return constantSql(value);
  if (isFormula(value)) throw new Error('a formula of a view reads another formula');
  if ('is' in value && value.is === null) return sql`cast(null as ${sql.raw(emptyType)})`;
  return 'each' in value
    ? sql`cast(date_trunc(${value.each}, ${fieldSql(value.of)}) as date)`
    : constantSql(value.is);
};

/** One part of a view as SQL. */
export class PartSql {
  readonly #part: ViewPart;
  readonly #sources: ViewSources;
  readonly #names: readonly FieldName[];
  readonly #values: Readonly<Record<string, ViewValue>>;
  readonly #now: string;
  readonly #emptyType: (name: string) => string;

  /** `emptyType`: SQL type of a value where a part leaves it empty. */
  constructor(part: ViewPart, sources: ViewSources, now: string, emptyType: (name: string) => string) {
    this.#emptyType = emptyType;
    this.#part = part;
    this.#sources = sources;
    this.#names = partNames(part, sources);
    this.#values = partValues(part);
    this.#now = now;
  }

  /** Rows with these values, each under its name. */
  rows(wanted: readonly string[], rowsOf: SourceRows): Fragment {
    const { where } = this.#part;
    const condition = where === undefined ? undefined : treeOf(where, this.#names);
    const formulas = new Map(
      wanted.flatMap((one) => {
        const value = this.#values[one];
        return isFormula(value) ? [[one, treeOf(value.formula, this.#names)] as const] : [];
      }),
    );
    const read = [...formulas.values(), ...(condition ? [condition] : [])].flatMap(readPaths);
    const plain = [...new Set([...wanted, ...read])].filter((one) => !formulas.has(one));
    const columns = wanted.map((one) => {
      const tree = formulas.get(one);
      return tree === undefined ? name(one) : sql`${this.#expression(tree, 'value')} as ${name(one)}`;
    });
    const inner =
      this.#part.walk === undefined
        ? this.#joined(plain, rowsOf)
        : this.#walked(plain, rowsOf, this.#part.walk);
    const rows = sql`select ${sql.join(columns)} from (${inner}) as ${name(rowsName)}`;
    return condition === undefined ? rows : sql`${rows} where ${this.#expression(condition, 'condition')}`;
  }

  #expression(tree: Tree, as: 'condition' | 'value'): Fragment {
    return namedSql(tree, partTypes(this.#part, this.#sources), this.#now, as);
  }

  /** The joined sources with fields and constants under their names. */
  #joined(names: readonly string[], rowsOf: SourceRows): Fragment {
    const columns = names.map((one) => {
      const value = Object.hasOwn(this.#values, one) ? this.#values[one] : one;
      const given = plainSql(value, this.#emptyType(one));
      return sql`${given} as ${name(one)}`;
    });
    const joins = this.#sources.joined.map(({ join, table, field, equals }) => {
      const rows = rowsOf(table.table, join.as);
      const on = sql`${fieldSql(`${join.as}.${field}`)} = ${fieldSql(equals)}`;
      return join.needed === true ? sql` join ${rows} on ${on}` : sql` left join ${rows} on ${on}`;
    });
    const { as } = this.#part;
    const all = columns.length === 0 ? sql`1 as "jig_one"` : sql.join(columns);
    return sql`select ${all} from ${rowsOf(this.#sources.from.table, as)}${sql.join(joins, sql``)}`;
  }

  /** The rows, each followed by those below it. A row that is on its own way already ends the walk. */
  #walked(
    names: readonly string[],
    rowsOf: SourceRows,
    { parent, child, times, most = mostLevels }: NonNullable<ViewPart['walk']>,
  ): Fragment {
    const own = names.filter((one) => !walked.has(one));
    const base = [...new Set([...own, parent, child, ...(times === undefined ? [] : [times])])];
    const [up, down] = [name(parent), name(child)];
    const way = sql`array_to_string(${name(walkName)}."jig_way", '/') as "Way"`;
    const often =
      times === undefined
        ? sql`cast(1 as numeric)`
        : sql`cast(coalesce(${name(baseName)}.${name(times)}, 0) as numeric)`;
    const columns = sql.join(base.map((one) => sql`${name(baseName)}.${name(one)}`));
    return sql`with recursive ${name(baseName)} as (${this.#joined(base, rowsOf)}), ${name(walkName)} as (
        select ${columns}, 1 as "Level", ${name(baseName)}.${up} as "Root", ${often} as "Times",
          array[cast(${name(baseName)}.${up} as text)] as "jig_way"
        from ${name(baseName)}
        union all
        select ${columns}, ${name(walkName)}."Level" + 1, ${name(walkName)}."Root", ${name(walkName)}."Times" * ${often},
          ${name(walkName)}."jig_way" || cast(${name(baseName)}.${up} as text)
        from ${name(walkName)} join ${name(baseName)} on ${name(baseName)}.${up} = ${name(walkName)}.${down}
        where ${name(walkName)}."Level" < ${most}
          and not (cast(${name(baseName)}.${up} as text) = any(${name(walkName)}."jig_way"))
      ) select ${sql.join(names.map((one) => (one === 'Way' ? way : name(one))))} from ${name(walkName)}`;
  }
}
