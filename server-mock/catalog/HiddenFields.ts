import { readPaths } from '../../expressions/index.ts';
import { fieldRightOf, fieldRightsOf } from '../../runtime/model/access/fieldRightOf.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { versionField } from '../../runtime/model/fields/resolve/impliedFields.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { isTree } from '../../runtime/model/formulas/isTree.ts';
import { mainName } from '../../runtime/model/formulas/recordScope.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

const nobody: ReadonlySet<string> = new Set();

/** Whether the user's roles hide any field. Most hide none and skip the work. */
export const hidesFields = (user: User): boolean =>
  !user.isSuperAdmin &&
  [...user.fieldRights.values()].some((rights) => Object.values(rights).some(({ show }) => show === 0));

/** Fields a user's roles hide (`show: 0`), and formulas and conditions that would reveal them. */
export class HiddenFields {
  readonly #catalog: SchemaCatalog;
  readonly #user: User;

  constructor(catalog: SchemaCatalog, user: User) {
    this.#catalog = catalog;
    this.#user = user;
  }

  /** Hidden fields of a table; never the key or `Version`. */
  of(tableName: string): ReadonlySet<string> {
    const table = this.#catalog.table(tableName);
    if (table === undefined) return nobody;
    const rights = fieldRightsOf(this.#user, table.table);
    const names = Object.keys(rights).filter(
      (name) => fieldRightOf(rights, name).show === 0 && name !== table.key && name !== versionField,
    );
    return new Set(names);
  }

  /**
   * Whether a formula or condition reads a hidden field of the record, its rows or its header. `more` adds fields
   * by table that count as hidden. An expression that is not a tree may read anything, so it counts.
   */
  isReadBy(
    table: ResolvedTable,
    expression: Condition,
    more: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
  ): boolean {
    if (!isTree(expression)) return true;
    const paths = readPaths(expression);
    const isUnseen = (name: string, field: string | undefined): boolean => {
      const [hidden, also] = [this.of(name), more.get(name) ?? nobody];
      return field === undefined
        ? hidden.size + also.size > 0
        : field.startsWith('*') || hidden.has(field) || also.has(field);
    };
    const mains = this.#catalog.mainsOf(table.table);
    return paths.some((path) => {
      // In a walk over rows only the columns count, as in the order of formulas.
      if (paths.some((other) => other.startsWith(`${path}.`))) return false;
      const [first = '', second] = path.split('.');
      if (first === '*') return [table, ...mains].some((one) => isUnseen(one.table, undefined));
      if (first === mainName) return mains.some((main) => isUnseen(main.table, second));
      if (isUnseen(table.table, first)) return true;
      return table.details.some((detail) => detail.table === first && isUnseen(first, second));
    });
  }

  /** Computed fields that only the server can compute, because they read a hidden field or another such field. */
  computedHere(table: ResolvedTable): ReadonlySet<string> {
    const around = [table, ...this.#catalog.mainsOf(table.table)];
    const names = new Set(around.flatMap((one) => [one.table, ...one.details.map((detail) => detail.table)]));
    const tables = [...names].flatMap((name) => this.#catalog.table(name) ?? []);
    const found = new Map(tables.map((one) => [one.table, new Set<string>()] as const));
    for (let isNew = true; isNew; ) {
      isNew = false;
      for (const one of tables)
        for (const { field, formula } of one.fields) {
          const own = found.get(one.table);
          if (formula === undefined || own === undefined || own.has(field)) continue;
          if (!this.isReadBy(one, formula, found)) continue;
          own.add(field);
          isNew = true;
        }
    }
    return found.get(table.table) ?? nobody;
  }
}
