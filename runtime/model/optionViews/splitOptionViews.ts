import { columnsText } from '../conditions/ListFilters.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import { isBound } from '../fields/types/storage.ts';
import type { Option } from '../schema/FieldSchema.ts';
import { type OptionViewScope, optionViewLimits } from './OptionView.ts';
import type { OptionViewDraft } from './optionViewFields.ts';

/** Maximum views that one call makes. */
export const mostSplit = 50;

/** Whether a list can have a tab for each value of the field: few known options. */
export const isSplittable = (field: ResolvedField): boolean =>
  isBound(field) && !field.remote && field.url === undefined;

/** A view for each option of a field: the rows that have it, under its name. */
export const splitOptionViews = (
  { field }: Pick<ResolvedField, 'field'>,
  options: readonly Option[],
  scope: OptionViewScope,
): readonly OptionViewDraft[] =>
  options.slice(0, mostSplit).map(({ key, value }) => ({
    name: value.trim().slice(0, optionViewLimits.name),
    icon: '',
    tooltip: '',
    scope,
    columns: [],
    marks: [],
    query: new URLSearchParams({
      c: columnsText([{ field, filterType: 'in', value: [String(key)] }]),
    }).toString(),
  }));
