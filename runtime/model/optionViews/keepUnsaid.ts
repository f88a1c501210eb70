import type { OptionViewRow } from '../schema/OptionViewRow.ts';
import type { OptionView } from './OptionView.ts';
import { readOptionView } from './readOptionView.ts';

/**
 * A view that an old client changed, with what only `Jig` says taken from the stored one, because that client neither
 * shows nor sends it: the rules of its rows, and the sort and groups of conditions while the filters are the stored ones.
 */
export function keepUnsaid(sent: OptionView, filters: string, stored: OptionViewRow): OptionView {
  const { query, marks } = readOptionView(stored);
  return { ...sent, marks, ...(filters === stored.FiltersJson ? { query } : {}) };
}
