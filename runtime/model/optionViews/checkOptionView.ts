import { checkColumnSet } from '../fields/columnSet/checkColumnSet.ts';
import { columnsOf } from '../fields/projections/columns.ts';
import type { DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { Issue } from '../schema/Issue.ts';
import { markTest } from './markTest.ts';
import { optionViewLimits } from './OptionView.ts';
import type { OptionViewDraft } from './optionViewFields.ts';
import { markLimits } from './RowMark.ts';

const issue = (path: string, rule: string, params: Issue['params'] = {}): Issue => ({
  path,
  rule,
  params,
  severity: 'error',
});

/** Mistakes in a view: a name, lengths, columns of each table. Paths: `name`, `tooltip`, `query`, `columns/0/Field`. */
export function checkOptionView(view: OptionViewDraft, { main, details }: DocumentTable): readonly Issue[] {
  const found: Issue[] = [];
  if (view.name.trim() === '') found.push(issue('name', 'optionView.nameMissing'));
  if (view.name.trim().length > optionViewLimits.name)
    found.push(issue('name', 'optionView.nameLong', { n: optionViewLimits.name }));
  if (view.tooltip.trim().length > optionViewLimits.tooltip)
    found.push(issue('tooltip', 'optionView.tooltipLong', { n: optionViewLimits.tooltip }));
  if (view.query.length > optionViewLimits.query) found.push(issue('query', 'optionView.queryLong'));
  for (const [at, mark] of view.marks.entries()) {
    const path = `marks/${at}`;
    if (mark.name.trim() === '') found.push(issue(`${path}/name`, 'optionView.markName', { n: at + 1 }));
    if (mark.name.trim().length > markLimits.name)
      found.push(issue(`${path}/name`, 'optionView.markLong', { n: at + 1, most: markLimits.name }));
    if (markTest(mark, main) === undefined)
      found.push(issue(`${path}/when`, 'optionView.markWhen', { n: at + 1, name: mark.name }));
  }
  const tables = [main, ...details.map(({ table }) => table)];
  for (const [at, set] of view.columns.entries()) {
    const table = tables[at];
    if (set === undefined || table === undefined) continue;
    for (const one of checkColumnSet(set, columnsOf(table), at > 0))
      found.push({ ...one, path: `columns/${at}${one.path === '' ? '' : `/${one.path}`}` });
  }
  return found;
}
