import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { keysIn, membership } from '../../../runtime/model/fields/types/membership.ts';
import { detailScope, recordScope } from '../../../runtime/model/formulas/recordScope.ts';
import { dependencyValues } from '../../../runtime/model/record/dependencies.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { equalsOf } from '../../dictionaries/equalsOf.ts';
import { everyOption } from '../../dictionaries/options.ts';
import type { UserCall } from '../../http/Call.ts';
import { lookupSource } from '../lookupValues.ts';
import { place } from './assembled.ts';
import { merged, type SaveState } from './SaveState.ts';

/** A value that was chosen anew: its keys that were not stored before. */
export interface Choice {
  readonly field: ResolvedField;
  readonly keys: readonly string[];
  readonly path: string;
  /** What a dependent choice depends on; undefined: one of it is empty, so nothing may be chosen. */
  readonly among: Row | undefined;
}

/** A row with its place; `main` of a detail row: its header as it was and as it will be. */
interface ChoiceRow {
  readonly stored?: Row | undefined;
  readonly values: Row;
  readonly prefix: string;
  readonly main?: { readonly stored: Row; readonly next: Row };
}

/** Fields whose keys nobody else looks up: a lookup and a tree's parent are found or refused where they are read. */
const isChecked = (state: SaveState, table: ResolvedTable, field: ResolvedField): boolean =>
  field.dataKey !== undefined &&
  field.kind.needsSource &&
  field.field !== table.parentField &&
  (field.dependsOn !== undefined ||
    lookupSource(state.call.context.catalog, table, field.field) === undefined);

/** What a dependent choice of this row depends on; `main`: the header of a detail row. Undefined: some of it is empty. */
export const choiceAmong = (field: ResolvedField, row: Row, main: Row | undefined): Row | undefined =>
  dependencyValues(field, main === undefined ? recordScope(row) : detailScope(row, main));

/** The keys that must be asked for: those chosen anew, or all of them where what they depend on became another. */
const choiceOf = (field: ResolvedField, { stored, values, prefix, main }: ChoiceRow): readonly Choice[] => {
  const next = { ...stored, ...values };
  const own = choiceAmong(field, next, main?.next);
  const moved =
    field.dependsOn !== undefined &&
    JSON.stringify(own) !== JSON.stringify(choiceAmong(field, stored ?? {}, main?.stored));
  if (!moved && !Object.hasOwn(values, field.field)) return [];
  const before = new Set(moved ? [] : keysIn(field, stored?.[field.field]));
  const keys = keysIn(field, next[field.field]).filter((key) => !before.has(key));
  return keys.length === 0 ? [] : [{ field, keys, path: prefix + field.field, among: own }];
};

const choicesOf = (state: SaveState, table: ResolvedTable, rows: readonly ChoiceRow[]): readonly Choice[] => {
  const fields = table.fields.filter((field) => isChecked(state, table, field));
  const unreadable = new Set(state.issues.map((issue) => issue.path));
  return rows.flatMap((row) =>
    fields.flatMap((field) => (unreadable.has(row.prefix + field.field) ? [] : choiceOf(field, row))),
  );
};

/**
 * Refuses keys that are in no dictionary, or in none the user sees, in the catalogue's words. Only what was chosen anew
 * is asked for, one query a dictionary: an old record keeps an option that was taken away since. A dependent choice is
 * asked for again when what it depends on changed, also in rows that were not sent.
 */
export const checkChoices = async (state: SaveState): Promise<readonly Issue[]> => {
  const { call, full, stored, values, details } = state;
  const choices = [
    ...choicesOf(state, full.main, [{ stored: stored?.main, values, prefix: '' }]),
    ...full.details.flatMap(({ table }) => {
      const draft = details.find((detail) => detail.table === table.table);
      const kept = (draft?.untouched ?? []).map((row) => ({ stored: row, values: {} }));
      const main = { stored: stored?.main ?? {}, next: merged(stored?.main, values) };
      const placed = [...(draft?.rows ?? []), ...kept].map((row, index) => ({
        ...row,
        main,
        prefix: place(table.table, index),
      }));
      return choicesOf(state, table, placed);
    }),
  ];
  return checkAmong(call, choices);
};

/** Refuses the choices that are not among their options; one query for all with the same ones. */
export const checkAmong = async (call: UserCall, choices: readonly Choice[]): Promise<readonly Issue[]> => {
  const issues: Issue[] = [];
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = `${choice.field.dataKey} ${JSON.stringify([choice.field.dependsOn, choice.among])}`;
    const same = groups.get(group);
    if (same === undefined) groups.set(group, [choice]);
    else same.push(choice);
  }
  for (const chosen of groups.values()) issues.push(...(await checkGroup(call, chosen)));
  return issues;
};

/** Choices among the same options. */
const checkGroup = async (call: UserCall, chosen: readonly Choice[]): Promise<readonly Issue[]> => {
  const [first] = chosen;
  const { catalog } = call.context;
  const dicNo = first?.field.dataKey ?? '';
  if (first === undefined) return [];
  const isMadeOfRows = catalog.bundle.dictionaries.get(dicNo)?.source !== undefined;
  const keys = [...new Set(chosen.flatMap((choice) => choice.keys))];
  const limited = isMadeOfRows ? { keys, limit: keys.length } : { limit: Number.MAX_SAFE_INTEGER };
  const isDependent = first.field.dependsOn !== undefined;
  const query = isDependent
    ? { ...limited, equals: equalsOf(catalog, first.field, first.among ?? {}) }
    : limited;
  const dictionary = await everyOption(call, dicNo, query);
  if (dictionary === undefined) return [];
  const outside = membership(dictionary.data);
  return chosen.flatMap(({ field, keys: added, path }): readonly Issue[] => {
    const wrong = outside(added, field);
    // Of a dictionary made of rows only the asked ones were read: there is no list to name.
    const { rule, params } = isMadeOfRows || isDependent ? { rule: 'form.option' } : (wrong ?? {});
    if (wrong === undefined || rule === undefined) return [];
    return [{ path, rule, params: { title: field.title, ...params }, severity: 'error' }];
  });
};
