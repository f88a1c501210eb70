import { ofLinkTable } from './ofLinkTable.ts';
import type { ScanStepKind } from './ScanStepKind.ts';

/** A document that the new one is made of, found by its code. */
export const sourceStep: ScanStepKind = {
  name: 'source',
  meaning: '扫来源单据',
  options: { table: true, code: true, shows: false },
  check: (checked) => ofLinkTable(checked, checked.link?.from.table),
};
