import type { User } from '../../runtime/model/access/User.ts';
import { measureField, measureProperties } from '../../runtime/model/fields/measureField.ts';
import type { FieldPatch, Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { PickerSchema } from '../../runtime/model/schema/PickerSchema.ts';
import type { DetailFill, DetailSchema } from '../../runtime/model/schema/TableSchema.ts';
import { browserLayers } from './browserLayers.ts';
import { HiddenFields, hidesFields } from './HiddenFields.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';
import { userLayer } from './userLayer.ts';

type TableSays = NonNullable<Layer['table']>;

/** Always true. For a status button whose condition the browser may not know, the server decides. */
const always: Condition = { root: { kind: 'literal', value: true } };

/** Properties of a number that need its currency or unit; without it the browser would take an amount for yuan. */
const measured: ReadonlySet<string> = new Set([...measureProperties, 'summary', 'below']);

const without = (
  map: Readonly<Record<string, string>>,
  keys: ReadonlySet<string>,
  values: ReadonlySet<string>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(map).filter(([key, value]) => !keys.has(key) && !values.has(value)));

/** Removes from the layers of a table everything that reveals fields the user's roles hide. */
class Cutting {
  readonly #hidden: HiddenFields;
  readonly #catalog: SchemaCatalog;
  readonly #table: ResolvedTable;
  readonly #own: ReadonlySet<string>;
  readonly #computedHere: ReadonlySet<string>;

  constructor(catalog: SchemaCatalog, user: User, table: ResolvedTable) {
    this.#catalog = catalog;
    this.#table = table;
    this.#hidden = new HiddenFields(catalog, user);
    this.#own = this.#hidden.of(table.table);
    this.#computedHere = this.#hidden.computedHere(table);
  }

  layer(layer: Layer): Layer {
    return {
      ...layer,
      ...(layer.fields && {
        fields: layer.fields.filter(({ field }) => !this.#own.has(field)).map((patch) => this.#field(patch)),
      }),
      ...(layer.table && { table: this.#says(layer.table) }),
    };
  }

  /** Replacement for the browser: the server fills these fields, so they are read-only and not required. */
  get filledHere(): readonly FieldPatch[] {
    const isFilled = (field: ResolvedField): boolean =>
      this.#computedHere.has(field.field) ||
      (field.readonly === true && field.lookup !== undefined && this.#tells.lookup(field.lookup));
    return this.#table.fields
      .filter((field) => !this.#own.has(field.field) && isFilled(field))
      .map(({ field }) => ({ field, readonly: true, required: false }));
  }

  /** Properties that may reveal a hidden field, with a test for their value. */
  readonly #tells: {
    readonly [P in keyof FieldSchema]?: (value: NonNullable<FieldSchema[P]>) => boolean;
  } & { lookup: (value: NonNullable<FieldSchema['lookup']>) => boolean } = {
    formula: (formula) => this.#isRead(formula),
    visibleWhen: (condition) => this.#isRead(condition),
    readonlyWhen: (condition) => this.#isRead(condition),
    requiredWhen: (condition) => this.#isRead(condition),
    alertWhen: (condition) => this.#isRead(condition),
    follows: (field) =>
      this.#catalog.mainsOf(this.#table.table).some((main) => this.#of(main.table).has(field)),
    lookup: ({ via, field }) => this.#own.has(via) || this.#sourceOf(via).has(field),
    dependsOn: (needs) => needs.some(({ field }) => this.#isNamed(field)),
    rangeTo: (field) => this.#own.has(field),
    notBefore: (field) => this.#isNamed(field),
    linkTo: ({ where }) => Object.values(where).some((field) => this.#own.has(field)),
    picker: (picker) => picker.dependsOn?.some(({ field }) => this.#isNamed(field)) === true,
  };

  #of(table: string): ReadonlySet<string> {
    return this.#hidden.of(table);
  }

  #isRead(expression: Condition): boolean {
    return this.#hidden.isReadBy(this.#table, expression);
  }

  /** Whether the name is a hidden field of the record, or `$main.Field` of its header. */
  #isNamed(name: string): boolean {
    const [first = '', second] = name.split('.');
    if (second === undefined) return this.#own.has(first);
    return this.#catalog.mainsOf(this.#table.table).some((main) => this.#of(main.table).has(second));
  }

  /** Hidden fields of the source table of a select. */
  #sourceOf(via: string): ReadonlySet<string> {
    const dataKey = this.#table.byName.get(via)?.dataKey ?? '';
    const source = this.#catalog.bundle.dictionaries.get(dataKey)?.source;
    return this.#of(source?.table ?? '');
  }

  #field(patch: FieldPatch): FieldPatch {
    const whole = this.#table.byName.get(patch.field);
    const isOfHidden = whole !== undefined && this.#isNamed(measureField(whole) ?? '');
    const kept = Object.entries(patch).filter(([property, value]) => {
      if (isOfHidden && measured.has(property)) return false;
      // Safe: each entry expects the type of its own property.
      const tells = this.#tells[property as keyof FieldSchema] as ((said: unknown) => boolean) | undefined;
      if (tells === undefined || value === null || value === undefined) return true;
      if (property === 'formula' && this.#computedHere.has(patch.field)) return false;
      // If the strongest layer's value reveals something, a weaker layer's must not replace it.
      const inForce: unknown = whole?.[property as keyof FieldSchema];
      return !tells(value) && (inForce === undefined || inForce === null || !tells(inForce));
    });
    const { picker, ...cut } = Object.fromEntries(kept) as unknown as FieldPatch;
    return { ...cut, ...(picker && { picker: this.#picker(picker, this.#own) }) };
  }

  #picker(picker: PickerSchema, own: ReadonlySet<string>): PickerSchema {
    const listed = this.#of(picker.table);
    const { remaining, ...rest } = picker;
    return {
      ...rest,
      ...(remaining !== undefined && !listed.has(remaining) && { remaining }),
      map: without(picker.map, own, listed),
      ...(picker.columns && { columns: picker.columns.filter((column) => !listed.has(column)) }),
    };
  }

  #fill({ remaining, ...fill }: DetailFill, own: ReadonlySet<string>): DetailFill {
    const listed = this.#of(fill.table);
    return {
      ...fill,
      map: without(fill.map, own, listed),
      ...(remaining !== undefined && !listed.has(remaining) && { remaining }),
    };
  }

  #detail(detail: DetailSchema): DetailSchema {
    const { pickers, fill, sortName, ...rest } = detail;
    const own = this.#of(detail.table);
    const isTold =
      fill !== undefined && (this.#own.has(fill.via) || this.#of(fill.table).has(fill.column ?? fill.via));
    const seen = pickers?.filter(
      (picker) =>
        !picker.dependsOn?.some(({ field }) => this.#own.has(field.replace('$main.', '')) || own.has(field)),
    );
    return {
      ...rest,
      ...(sortName !== undefined && !own.has(sortName) && { sortName }),
      ...(seen && { pickers: seen.map((picker) => this.#picker(picker, own)) }),
      ...(fill && !isTold && { fill: this.#fill(fill, own) }),
    };
  }

  #says(says: TableSays): TableSays {
    const { nameField, parentField, parentBy, sortName, details, indexes, locks, transitions, ...others } =
      says;
    // The server evaluates these (`consequences`); browsers never read them.
    const { derivedFrom: _, progress: __, rows: ___, ownRows: ____, ...rest } = others;
    const isShown = (field: string): boolean => !this.#own.has(field);
    const sorted = sortName
      ?.split(',')
      .filter((field) => isShown(field.trim()))
      .join(',');
    return {
      ...rest,
      ...(nameField !== undefined && isShown(nameField) && { nameField }),
      ...(parentField !== undefined &&
        isShown(parentField) &&
        (parentBy === undefined || isShown(parentBy)) && { parentField, ...(parentBy && { parentBy }) }),
      ...(sorted !== undefined && sorted !== '' && { sortName: sorted }),
      ...(details && { details: details.map((detail) => this.#detail(detail)) }),
      ...(indexes && { indexes: indexes.filter(({ fields }) => fields.every(isShown)) }),
      ...(locks && { locks: locks.filter(({ when }) => !this.#isRead(when)) }),
      ...(transitions && {
        transitions: transitions.map((transition) => ({
          ...transition,
          ...(transition.needs && { needs: transition.needs.filter(isShown) }),
          when: this.#isRead(transition.when) ? always : transition.when,
          set: Object.fromEntries(Object.entries(transition.set).filter(([field]) => isShown(field))),
        })),
      }),
    };
  }
}

/** Cache by layers and limits, shared by users with the same limits. Publishing creates new layers, which clears it. */
const known = new WeakMap<readonly Layer[], Map<string, readonly Layer[]>>();

/**
 * Layers of a table for a user's browser, including the role layer. Removes everything about fields the user's roles
 * hide (`show: 0`): field lines, and every formula, condition, lookup or button that names one. The server decides
 * the rest: formulas that read a hidden field arrive with the saved record, and it checks locks and conditions on
 * each save or action.
 */
export const shownLayers = (catalog: SchemaCatalog, user: User, name: string): readonly Layer[] => {
  const layers = browserLayers(catalog.layers(name));
  const table = catalog.table(name);
  const role = table && userLayer(catalog, user, table.table);
  if (table === undefined || !hidesFields(user)) return role === undefined ? layers : [...layers, role];
  const cuts = known.get(layers) ?? new Map<string, readonly Layer[]>();
  known.set(layers, cuts);
  const limits = JSON.stringify([user.roleNames, role?.table, ...user.fieldRights]);
  const made = cuts.get(limits) ?? cut(catalog, user, table, role);
  cuts.set(limits, made);
  return made;
};

const cut = (
  catalog: SchemaCatalog,
  user: User,
  table: ResolvedTable,
  role: Layer | undefined,
): readonly Layer[] => {
  const cutting = new Cutting(catalog, user, table);
  const layers = browserLayers(catalog.layers(table.table)).map((layer) => cutting.layer(layer));
  const { table: says, fields: own = [] } = role === undefined ? {} : cutting.layer(role);
  const fields = [...own, ...cutting.filledHere];
  if (fields.length === 0 && says === undefined) return layers;
  const name = user.roleNames.join(', ') || user.userName;
  return [...layers, { kind: 'role', name, fields, ...(says && { table: says }) }];
};
