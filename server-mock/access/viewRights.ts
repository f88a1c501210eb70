import { isGranted } from '../../runtime/model/access/authorize.ts';
import { fieldRightOf, fieldRightsOf } from '../../runtime/model/access/fieldRightOf.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { Figure } from '../../runtime/model/schema/Figure.ts';
import { figuresOf } from '../../runtime/model/schema/figuresOf.ts';
import { viewsOf } from '../../runtime/model/schema/viewsOf.ts';
import type { ReadField } from '../../runtime/model/views/viewReads.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { namesOf } from './grantsOf.ts';
import { openPages } from './openPages.ts';
import { withheldFields } from './withheldFields.ts';

type Schemas = Pick<SchemaCatalog, 'bundle' | 'owners' | 'pagesOver' | 'views'>;

/** What a user may not see of views, because of the tables they are made of. */
class ViewRights {
  readonly #catalog: Schemas;
  readonly #user: User;
  readonly #hidden = new Map<string, ReadonlySet<string>>();

  constructor(catalog: Schemas, user: User) {
    this.#catalog = catalog;
    this.#user = user;
  }

  /** Columns of a view that read a field the user may not read. */
  hidden(view: string): ReadonlySet<string> {
    const known = this.#hidden.get(view);
    if (known !== undefined) return known;
    const columns = this.#catalog.views.reads(view)?.columns ?? new Map<string, readonly ReadField[]>();
    const found = new Set(
      [...columns]
        .filter(([, reads]) => !reads.every((read) => this.#mayRead(read)))
        .map(([column]) => column),
    );
    this.#hidden.set(view, found);
    return found;
  }

  /** Whether the user may read what the rows of a view are made by: links, conditions, dates and keys. */
  mayOpen(view: string): boolean {
    return (this.#catalog.views.reads(view)?.needed ?? []).every((read) => this.#mayRead(read));
  }

  /** Whether the user may open every table below a view, at any depth. */
  mayOpenSources(view: string): boolean {
    return (this.#catalog.views.reads(view)?.tables ?? []).every((table) =>
      this.#isMade(table) ? this.mayOpenSources(table) : this.#opens(table),
    );
  }

  /** Whether the user may read a figure: both of its columns, in a view that the user may open. */
  mayReadFigure({ view, field, by }: Figure): boolean {
    const rights = fieldRightsOf(this.#user, view);
    return (
      isGranted(this.#user, 'Search', view) &&
      this.mayOpen(view) &&
      [field, by].every((one) => !this.hidden(view).has(one) && fieldRightOf(rights, one).show !== 0)
    );
  }

  #mayRead({ table, field }: ReadField): boolean {
    // A view below is part of what this one is; only its sources count.
    if (this.#isMade(table)) return this.mayOpen(table) && !this.hidden(table).has(field);
    if (!this.#opens(table)) return false;
    if (withheldFields(this.#catalog, this.#user, table).has(field)) return false;
    return fieldRightOf(fieldRightsOf(this.#user, table), field).show !== 0;
  }

  /** True for a view over tables of this installation: the rights on those decide. A foreign table has a right of its own. */
  #isMade(table: string): boolean {
    const view = this.#catalog.views.named(table);
    return view !== undefined && view.foreign === undefined;
  }

  #opens(table: string): boolean {
    const isOpen = (name: string): boolean =>
      isGranted(this.#user, 'Search', name) || openPages(this.#catalog, this.#user, name).length > 0;
    return isOpen(table) || this.#catalog.owners.of(table).some((main) => isOpen(main.table));
  }
}

/** What a user may do with a data set whose sources the user may read. */
const datasetActions: ReadonlySet<string> = new Set(['Search', 'Export']);

/**
 * The user with the rights on views that follow from those on their sources: a column that reads a field the user may not
 * read is hidden, and a view whose rows are made by such a field is not granted at all. Figures of views are hidden where
 * the user may not read them in the view. A data set is granted to users who may read all of its sources.
 */
export const withViewRights = (catalog: Schemas, user: User): User => {
  const views = viewsOf(catalog.bundle);
  if (user.isSuperAdmin) return user;
  const rights = new ViewRights(catalog, user);
  const grants = new Map(user.grants);
  const fieldRights = new Map(user.fieldRights);
  const hide = (table: string, columns: readonly string[]): void => {
    const key = table.toLowerCase();
    const hidden = columns.map((column) => [column, { show: 0 as const }] as const);
    if (hidden.length > 0) fieldRights.set(key, { ...fieldRights.get(key), ...Object.fromEntries(hidden) });
  };
  for (const { table, field, figure } of figuresOf(catalog.bundle))
    if (!rights.mayReadFigure(figure)) hide(table, [field]);
  for (const [name, { isDataset }] of views) {
    if (isDataset && rights.mayOpenSources(name) && rights.mayOpen(name))
      grants.set(name.toLowerCase(), new Set([...(grants.get(name.toLowerCase()) ?? []), ...datasetActions]));
    else if (!isGranted(user, 'Search', name)) continue;
    if (!rights.mayOpen(name)) {
      for (const menu of catalog.bundle.menus)
        if (menu.tableName === name) for (const granted of namesOf(menu)) grants.delete(granted);
      continue;
    }
    hide(name, [...rights.hidden(name)]);
  }
  return { ...user, grants, fieldRights };
};
