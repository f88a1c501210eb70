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

/** Newly chosen keys of a field: those that were not stored before. */
export interface Choice {
  readonly field: ResolvedField;
  readonly keys: readonly string[];
  readonly path: string;
  /**
   * Values that a dependent choice depends on; undefined when one is empty, so that nothing may be chosen.
   */
  readonly among: Row | undefined;
}

/** A row with its issue path. A detail row carries its header before and after the save. */
interface ChoiceRow {
  readonly stored?: Row | undefined;
  readonly values: Row;
  readonly prefix: string;
  readonly main?: { readonly stored: Row; readonly next: Row };
}

/** When choices are checked: before the server fills values itself, or after, where they depend on such a value. */
export type ChoiceMoment = 'sent' | 'filled';

/** When a choice can be checked: `filled` if it depends on a value that comes with another chosen record. */
export const momentOf = ({ dependsOn = [] }: ResolvedField, table: ResolvedTable): ChoiceMoment =>
  dependsOn.some(({ field }) => table.byName.get(field)?.lookup !== undefined) ? 'filled' : 'sent';

/** True for fields whose keys are checked here; lookups and tree parents are checked where they are read. */
const isChecked = (state: SaveState, table: ResolvedTable, field: ResolvedField): boolean =>
  field.dataKey !== undefined &&
  field.kind.needsSource &&
  field.field !== table.parentField &&
  (field.dependsOn !== undefined ||
    lookupSource(state.call.context.catalog, table, field.field) === undefined);

/**
 * Values that a dependent choice of this row depends on; undefined when some are empty.
 * `main` is the header of a detail row.
 */
export const choiceAmong = (field: ResolvedField, row: Row, main: Row | undefined): Row | undefined =>
  dependencyValues(field, main === undefined ? recordScope(row) : detailScope(row, main));

/** The keys to check: newly chosen ones, or all when a value they depend on changed. */
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

const choicesOf = (
  state: SaveState,
  table: ResolvedTable,
  rows: readonly ChoiceRow[],
  moment: ChoiceMoment,
): readonly Choice[] => {
  const fields = table.fields.filter(
    (field) => isChecked(state, table, field) && momentOf(field, table) === moment,
  );
  const unreadable = new Set(state.issues.map((issue) => issue.path));
  return rows.flatMap((row) =>
    fields.flatMap((field) => (unreadable.has(row.prefix + field.field) ? [] : choiceOf(field, row))),
  );
};

/**
 * Refuses keys that are in no dictionary, or in none the user may see.
 * Only newly chosen keys are checked, with one query per dictionary: an old record keeps a removed option.
 * A dependent choice is checked again when a value it depends on changed, also in rows that were not sent.
 */
export const checkChoices = async (state: SaveState, moment: ChoiceMoment): Promise<readonly Issue[]> => {
  const { call, full, stored, values, details } = state;
  const choices = [
    ...choicesOf(state, full.main, [{ stored: stored?.main, values, prefix: '' }], moment),
    ...full.details.flatMap(({ table }) => {
      const draft = details.find((detail) => detail.table === table.table);
      const kept = (draft?.untouched ?? []).map((row) => ({ stored: row, values: {} }));
      const main = { stored: stored?.main ?? {}, next: merged(stored?.main, values) };
      const placed = [...(draft?.rows ?? []), ...kept].map((row, index) => ({
        ...row,
        main,
        prefix: place(table.table, index),
      }));
      return choicesOf(state, table, placed, moment);
    }),
  ];
  return checkAmong(call, choices);
};

/** Refuses choices that are not among their options; runs one query per set of options. */
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

/** Checks choices that share the same options. */
const checkGroup = async (call: UserCall, chosen: readonly Choice[]): Promise<readonly Issue[]> => {
  const [first] = chosen;
  const { catalog } = call.context;
  const dicNo = first?.field.dataKey ?? '';
  if (first === undefined) return [];
  const source = catalog.bundle.dictionaries.get(dicNo)?.source;
  const isMadeOfRows = source !== undefined;
  const keys = [...new Set(chosen.flatMap((choice) => choice.keys))];
  // Of a list with its own page, what is switched off is chosen no more.
  const isOffered = source?.first !== undefined;
  const limited = isMadeOfRows ? { keys, isOffered, limit: keys.length } : { limit: Number.MAX_SAFE_INTEGER };
  const isDependent = first.field.dependsOn !== undefined;
  const query = isDependent
    ? { ...limited, equals: equalsOf(catalog, first.field, first.among ?? {}) }
    : limited;
  const dictionary = await everyOption(call, dicNo, query);
  if (dictionary === undefined) return [];
  const outside = membership(dictionary.data);
  return chosen.flatMap(({ field, keys: added, path }): readonly Issue[] => {
    const wrong = outside(added, field);
    // The message cannot list the options: of a dictionary made of rows only the chosen keys were read.
    const { rule, params } = isMadeOfRows || isDependent ? { rule: 'form.option' } : (wrong ?? {});
    if (wrong === undefined || rule === undefined) return [];
    return [{ path, rule, params: { title: field.title, ...params }, severity: 'error' }];
  });
};
