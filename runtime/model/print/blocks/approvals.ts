import { text as said } from '../../messages/index.ts';
import type { PrintBlock } from '../../schema/PrintSchema.ts';
import { blockKind } from './BlockKind.ts';
import { lengthMeta, sizeMeta } from './blockParts.ts';
import type { FilledRows } from './rows/FilledRows.ts';
import { layRows } from './rows/layRows.ts';

interface ApprovalsBlock extends PrintBlock {
  readonly size?: number;
  readonly rowHeight?: number;
}

/** Columns in order, with the parts of the width that they take. */
const columns = { step: 34, by: 28, verdict: 22, at: 34, remark: 72 } as const;
const names = Object.keys(columns) as readonly (keyof typeof columns)[];

/** Who approved the document: steps, people, decisions, times, remarks. Nothing is printed where there are none. */
export const approvals = blockKind<ApprovalsBlock, FilledRows>({
  name: 'approvals',
  properties: { size: sizeMeta, rowHeight: lengthMeta('最小行高（毫米），默认 6') },
  required: [],
  flows: true,
  needs: 'approvals',
  *values() {},
  fill({ size, rowHeight = 6 }, { world }, { document }) {
    const { locale } = world;
    const lines = world.approvalsOf?.(document) ?? [];
    if (lines.length === 0) return undefined;
    return {
      ...{ kind: 'approvals', locale, size, rowHeight },
      columns: names.map((name) => ({
        title: said(`print.approval.${name}`, locale),
        width: columns[name],
        align: name === 'remark' || name === 'step' ? 'left' : 'center',
      })),
      rows: lines.map((line) => ({ texts: names.map((name) => line[name]), amounts: [] })),
      words: { page: '', carried: '', brought: '', total: '' },
      ...{ repeatsHead: true, hasPageSums: false, isCarried: false, hasTotal: false, fills: false },
    };
  },
  lay: layRows,
});
