import { membership } from '../../../runtime/model/fieldTypes/membership.ts';
import type { Issue } from '../../../runtime/model/Issue.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/Row.ts';
import { everyOption } from '../../dictionaries/options.ts';
import { lookupSource } from '../lookupValues.ts';
import { place } from './assembled.ts';
import { keyText, type SaveState } from './SaveState.ts';

/** A value that was chosen anew: its keys that were not stored before. */
interface Choice {
  readonly field: ResolvedField;
  readonly keys: readonly string[];
  readonly path: string;
}

const keysOf = (field: ResolvedField, row: Row | undefined): readonly string[] => {
  const value = keyText(row?.[field.field]);
  const keys = field.kind.isMultiple(field) ? value.split(',') : [value];
  return keys.map((key) => key.trim()).filter((key) => key !== '');
};

/** Fields whose keys nobody else looks up: a lookup and a tree's parent are found or refused where they are read. */
const isChecked = (state: SaveState, table: ResolvedTable, field: ResolvedField): boolean =>
  field.dataKey !== undefined &&
  field.kind.needsSource &&
  field.field !== table.parentField &&
  lookupSource(state.call.context.catalog, table, field.field) === undefined;

const choicesOf = (
  state: SaveState,
  table: ResolvedTable,
  rows: readonly { readonly stored: Row | undefined; readonly values: Row; readonly prefix: string }[],
): readonly Choice[] => {
  const fields = table.fields.filter((field) => isChecked(state, table, field));
  const unreadable = new Set(state.issues.map((issue) => issue.path));
  return rows.flatMap(({ stored, values, prefix }) =>
    fields.flatMap((field) => {
      const path = prefix + field.field;
      if (!Object.hasOwn(values, field.field) || unreadable.has(path)) return [];
      const before = new Set(keysOf(field, stored));
      const keys = keysOf(field, values).filter((key) => !before.has(key));
      return keys.length === 0 ? [] : [{ field, keys, path }];
    }),
  );
};

/**
 * Refuses keys that are in no dictionary, or in none the user sees, in the catalogue's words. Only what was chosen anew
 * is asked for, one query a dictionary: an old record keeps an option that was taken away since.
 */
export const checkChoices = async (state: SaveState): Promise<readonly Issue[]> => {
  const { call, full, stored, values, details } = state;
  const choices = [
    ...choicesOf(state, full.main, [{ stored: stored?.main, values, prefix: '' }]),
    ...full.details.flatMap(({ table }) => {
      const rows = details.find((detail) => detail.table === table.table)?.rows ?? [];
      const placed = rows.map((row, index) => ({ ...row, prefix: place(table.table, index) }));
      return choicesOf(state, table, placed);
    }),
  ];
  const issues: Issue[] = [];
  for (const dicNo of new Set(choices.map(({ field }) => field.dataKey ?? ''))) {
    const chosen = choices.filter(({ field }) => field.dataKey === dicNo);
    const isMadeOfRows = call.context.catalog.bundle.dictionaries.get(dicNo)?.source !== undefined;
    const keys = [...new Set(chosen.flatMap((choice) => choice.keys))];
    const query = isMadeOfRows ? { keys, limit: keys.length } : { limit: Number.MAX_SAFE_INTEGER };
    const dictionary = await everyOption(call, dicNo, query);
    if (dictionary === undefined) continue;
    const outside = membership(dictionary.data);
    for (const { field, keys: added, path } of chosen) {
      const wrong = outside(added.join(','), field);
      // Of a dictionary made of rows only the asked ones were read: there is no list to name.
      const { rule, params } = isMadeOfRows ? { rule: 'form.option' } : (wrong ?? {});
      if (wrong !== undefined && rule !== undefined)
        issues.push({ path, rule, params: { title: field.title, ...params }, severity: 'error' });
    }
  }
  return issues;
};
