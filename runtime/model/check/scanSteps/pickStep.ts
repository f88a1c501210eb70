import { schemaIssue, unknownName } from '../schemaIssue.ts';
import type { ScanStepKind } from './ScanStepKind.ts';

/** A row of the new document that a picker of its detail finds by a code. For documents made of nothing. */
export const pickStep: ScanStepKind = {
  name: 'pick',
  meaning: '扫新单据的明细（产品）',
  options: { rows: true },
  *check({ step: { rows: name = '' }, document, link, at }) {
    const detail = document.details.find(({ table }) => table === name);
    if (link !== undefined) yield schemaIssue('scanCheck.pickOfLink', at('step'));
    else if (detail === undefined)
      yield unknownName(
        'schema.unknownTable',
        at('rows'),
        name,
        document.details.map(({ table }) => table),
      );
    else if (detail.pickers?.some(({ scan }) => scan !== undefined) !== true)
      yield schemaIssue('scanCheck.noPicker', at('rows'), { name });
  },
};
