import { ofLinkTable } from './ofLinkTable.ts';
import type { ScanStepKind } from './ScanStepKind.ts';

/** One of the rows of the scanned document, found by a code. */
export const rowStep: ScanStepKind = {
  name: 'row',
  meaning: '扫来源单据的明细（产品、工序）',
  options: { table: true, code: true, shows: false, rest: false, total: false },
  check: (checked) => ofLinkTable(checked, checked.link?.from.rows),
};
