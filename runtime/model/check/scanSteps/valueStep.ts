import { schemaIssue, unknownName } from '../schemaIssue.ts';
import type { ScanStepKind } from './ScanStepKind.ts';

/** A header field that its picker fills by a code, such as the warehouse. */
export const valueStep: ScanStepKind = {
  name: 'value',
  meaning: '扫表头的值（如仓库）',
  options: { field: true },
  *check({ step: { field: name = '' }, document, at }) {
    const field = document.byName.get(name);
    if (field === undefined)
      yield unknownName('schema.unknownField', at('field'), name, document.byName.keys(), {
        table: document.table,
      });
    else if (field.picker?.scan === undefined) yield schemaIssue('scanCheck.noPicker', at('field'), { name });
  },
};
