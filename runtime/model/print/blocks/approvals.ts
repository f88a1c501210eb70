import { text as said } from '../../messages/index.ts';
import type { PrintBlock } from '../../schema/PrintSchema.ts';
import { blockKind } from './BlockKind.ts';
import { lengthMeta, sizeMeta, textLines, titleMeta } from './blockParts.ts';
import type { FilledRows } from './rows/FilledRows.ts';
import { layRows } from './rows/layRows.ts';

interface ApprovalsBlock extends PrintBlock {
  readonly title?: string;
  readonly size?: number;
  readonly rowHeight?: number;
}

interface FilledApprovals extends FilledRows {
  readonly title: string;
}

/** Free space below the title, in millimetres. */
const gap = 1;

/** Columns in order, with the parts of the width that they take. */
const columns = { step: 34, by: 28, verdict: 22, at: 34, remark: 72 } as const;
const names = Object.keys(columns) as readonly (keyof typeof columns)[];

/** Who approved the document: steps, people, decisions, times, remarks. Nothing is printed where there are none. */
export const approvals = blockKind<ApprovalsBlock, FilledApprovals>({
  name: 'approvals',
  properties: { title: titleMeta, size: sizeMeta, rowHeight: lengthMeta('最小行高（毫米），默认 6') },
  required: [],
  flows: true,
  needs: 'approvals',
  *values() {},
  fill({ title = '', size, rowHeight = 6 }, { world }, { document }) {
    const { locale } = world;
    const lines = world.approvalsOf?.(document) ?? [];
    if (lines.length === 0) return undefined;
    return {
      ...{ kind: 'approvals', title, locale, size, rowHeight },
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
  lay(filled, flow) {
    if (filled.title !== '') {
      const size = filled.size ?? flow.area.size;
      const look = { size: size + 1, bold: true, align: 'left' } as const;
      const title = textLines([filled.title], look, 0, flow.area.width);
      // A title stays with the head and a row.
      if (!flow.fits(title.height + gap + 3 * filled.rowHeight) && flow.used > 0) flow.breakPage();
      flow.place({ ...title, height: title.height + gap });
    }
    layRows(filled, flow);
  },
});
