import { menu as menuKind } from '../../../runtime/model/check/kinds/menu.ts';
import { generatedMenuId } from '../../../runtime/model/codegen/generate.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { MenuSchema } from '../../../runtime/model/schema/MenuSchema.ts';
import { usedMenuIds } from '../../access/usedMenuIds.ts';
import type { Queryable } from '../../db/Database.ts';
import { knownMarks } from './ancestors.ts';
import { markOf, portable } from './markOf.ts';
import type { BatchSchema, SchemaBatch } from './SchemaBatch.ts';

/** What menu lines of a batch are compared with. */
export interface MenusHere {
  readonly menus: readonly MenuSchema[];
  readonly shipped: readonly MenuSchema[];
}

/** Numbers here by those in a batch. */
export type MenuNumbers = ReadonlyMap<number, number>;

/** What people know a line by: its page, else its text. */
const nameOf = ({ name, url }: { readonly name?: unknown; readonly url?: unknown }): string =>
  String(url || name || '').toLowerCase();

const tableOf = (line: JsonObject): string | undefined =>
  typeof line.tableName === 'string' ? line.tableName.toLowerCase() : undefined;

/** A menu line with its numbers here. */
export const renumbered = (line: JsonObject, numbers: MenuNumbers): JsonObject => ({
  ...line,
  ...(line.id !== undefined && { id: numbers.get(Number(line.id)) ?? line.id }),
  ...(line.parentId !== undefined && { parentId: numbers.get(Number(line.parentId)) ?? line.parentId }),
});

/** Gives the menu lines of a batch their numbers here, those of groups before those of what stands in them. */
export class MenuNumbering {
  readonly #db: Queryable;
  readonly #here: MenusHere;
  readonly #lines: readonly BatchSchema[];
  readonly #numbers = new Map<number, number>();
  readonly #used: Set<number>;
  /** Numbers of lines that are there no more, or that only rights name. */
  readonly #past: ReadonlySet<number>;

  private constructor(db: Queryable, batch: SchemaBatch, here: MenusHere, past: ReadonlySet<number>) {
    this.#db = db;
    this.#here = here;
    this.#lines = batch.schemas.filter(({ kind }) => kind === menuKind.name);
    this.#past = past;
    const sent = this.#lines.map(({ name }) => Number(name));
    this.#used = new Set([...here.menus.map(({ id }) => id), ...sent, ...past]);
  }

  static async of(db: Queryable, batch: SchemaBatch, here: MenusHere): Promise<MenuNumbering> {
    return new MenuNumbering(db, batch, here, await usedMenuIds(db));
  }

  /** Numbers of the groups, by which entries name them. */
  async groups(): Promise<MenuNumbers> {
    for (const schema of this.#lines)
      if (schema.versions[0] !== undefined && !schema.versions[0].tableName)
        await this.#number(schema, Number(schema.name));
    return this.#numbers;
  }

  /**
   * The number here of each line: that of the line with the same table, page or text, or that of its entry here, or its own. A
   * number that another line has or had here is given anew, so that rights and lines below go to the line they are meant for.
   * `keys`: keys of entries here by their tables in lower case.
   */
  async all(keys: ReadonlyMap<string, number>): Promise<MenuNumbers> {
    await this.groups();
    const { menus } = this.#here;
    for (const schema of this.#lines) {
      const [line] = schema.versions;
      const table = line && tableOf(line);
      if (line === undefined || table === undefined) continue;
      const same = menus.find(({ tableName }) => tableName?.toLowerCase() === table);
      const key = keys.get(table);
      if (same !== undefined) this.#numbers.set(Number(schema.name), same.id);
      else if (key !== undefined)
        this.#numbers.set(Number(schema.name), generatedMenuId(key, String(line.tableName), menus));
      else await this.#number(schema, Number(schema.name));
    }
    return this.#numbers;
  }

  async #number(schema: BatchSchema, number: number): Promise<void> {
    if (this.#numbers.has(number)) return;
    // A group below itself ends here.
    this.#numbers.set(number, number);
    const [line] = schema.versions;
    if (line === undefined) return;
    const above = this.#lines.find(({ name }) => Number(name) === Number(line.parentId));
    if (above !== undefined) await this.#number(above, Number(above.name));
    this.#numbers.set(number, await this.#numberOf(schema, line, number));
  }

  async #numberOf(schema: BatchSchema, line: JsonObject, own: number): Promise<number> {
    const { menus } = this.#here;
    const came = await this.#cameBefore(schema);
    if (came !== undefined) return came;
    const taken = menus.find(({ id }) => id === own);
    if (taken === undefined && !(await this.#isAnothers(schema, own))) return own;
    if (taken !== undefined && (await this.#isSameLine(schema, taken))) return own;
    const parent = Number(renumbered(line, this.#numbers).parentId ?? 0);
    const named = menus.find(
      (one) => nameOf(one) === nameOf(line) && (Boolean(line.url) || one.parentId === parent),
    );
    return named?.id ?? this.#free(own);
  }

  /** Number of the line here that an earlier batch made of this one. */
  async #cameBefore({ versions }: BatchSchema): Promise<number | undefined> {
    const shipped = new Set(this.#here.shipped.map(({ id }) => id));
    for (const { id } of this.#here.menus) {
      if (shipped.has(id)) continue;
      const marks = await knownMarks(this.#db, menuKind.name, String(id));
      const isMade = versions.some((version) =>
        marks.has(markOf(portable(menuKind.name, { ...renumbered(version, this.#numbers), id }))),
      );
      if (isMade) return id;
    }
    return undefined;
  }

  /** True when both installations mean one line by this number: the product brings it, or it went from one to the other. */
  async #isSameLine({ name, versions }: BatchSchema, line: MenuSchema): Promise<boolean> {
    if (this.#here.shipped.some(({ id }) => id === line.id)) return true;
    if (versions.some((version) => nameOf(version) === nameOf(line))) return true;
    const marks = await knownMarks(this.#db, menuKind.name, name);
    return versions.some((version) => marks.has(markOf(portable(menuKind.name, version))));
  }

  /** True for a number whose line is gone here and was not this one. */
  async #isAnothers({ versions }: BatchSchema, number: number): Promise<boolean> {
    if (!this.#past.has(number)) return false;
    const marks = await knownMarks(this.#db, menuKind.name, String(number));
    return !versions.some((version) => marks.has(markOf(portable(menuKind.name, version))));
  }

  #free(from: number): number {
    let id = from + 1;
    while (this.#used.has(id)) id += 1;
    this.#used.add(id);
    return id;
  }
}
