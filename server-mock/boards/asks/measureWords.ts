import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { FigureData } from '../../../runtime/wire/boards/Board.ts';
import { Labels } from '../../operations/exporting/Labels.ts';
import type { ChosenMeasure } from '../../operations/grouping.ts';
import type { Asking } from './Asking.ts';

/** The currencies or units that a viewer may choose, in words. */
export const measureWords = async (
  { call }: Asking,
  table: ResolvedTable,
  measured: ChosenMeasure | undefined,
): Promise<Pick<FigureData, 'measure' | 'measures'>> => {
  const field = measured && table.byName.get(measured.field);
  if (measured === undefined || field === undefined || measured.measures.length === 0) return {};
  const labels = new Labels(call);
  await labels.prepare(
    [field],
    measured.measures.map((measure) => ({ [field.field]: measure })),
  );
  const words = labels.of(field);
  return {
    measure: measured.measure,
    measures: measured.measures.map((key) => ({ key, label: words?.get(key) ?? key })),
  };
};
