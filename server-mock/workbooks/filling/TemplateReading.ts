import { cellName } from '../../../expressions/excel/grammar/cells.ts';
import type { FillingPlan, PlaceholderUse } from './FilledValues.ts';
import type { Template } from './readTemplate.ts';
import { type BlockFault, rowBlocks } from './rowBlocks.ts';

/** A placeholder at its place. */
export interface FoundPlaceholder extends PlaceholderUse {
  readonly sheet: string;
  /** Undefined: in the head or foot of its pages, or in its name. */
  readonly cell: string | undefined;
}

/** A row that cannot be repeated as it stands. */
export interface FoundFault {
  readonly rule: BlockFault['rule'];
  readonly sheet: string;
  readonly cell: string;
}

/** Every placeholder of a template in the order of its cells. */
export const placeholdersIn = ({ sheets }: Template): readonly FoundPlaceholder[] =>
  sheets.flatMap((sheet) => {
    if (sheet === undefined) return [];
    const { name, rows, otherUses } = sheet;
    return [
      ...rows.flatMap(({ row, cells }) =>
        cells.flatMap(({ column, content }) =>
          content.uses.map((use) => ({ ...use, sheet: name, cell: cellName(row, column) })),
        ),
      ),
      ...otherUses.map((use) => ({ ...use, sheet: name, cell: undefined })),
    ];
  });

/** Rows that cannot be repeated, once it is known which placeholders are of details. */
export const faultsIn = ({ sheets }: Template, plan: FillingPlan): readonly FoundFault[] =>
  sheets.flatMap((sheet) =>
    sheet === undefined
      ? []
      : rowBlocks(sheet, plan).faults.map(({ rule, row }) => ({
          rule,
          sheet: sheet.name,
          cell: cellName(row, 1),
        })),
  );
