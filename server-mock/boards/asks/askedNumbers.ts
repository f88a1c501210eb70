import { measureField } from '../../../runtime/model/fields/measureField.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { FigureData } from '../../../runtime/wire/boards/Board.ts';
import type { Fragment } from '../../db/sql/compile.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { Labels } from '../../operations/exporting/Labels.ts';
import { type ChosenMeasure, chosenMeasure, isSummable, ofMeasure } from '../../operations/grouping.ts';
import type { AccessedRows } from '../../reading/accessNamed.ts';
import { type Asking, readShared } from './Asking.ts';

/** Numbers that a card adds up, as columns `sum0`, `sum1` of a statement beside `count`. */
export interface AskedNumbers {
  readonly fields: readonly ResolvedField[];
  readonly columns: Fragment;
  /** Counts rows: those of the currency or unit where all numbers are in one. */
  readonly count: Fragment;
  /** Fields that the statement reads for them. */
  readonly needed: readonly string[];
  readonly measured: ChosenMeasure | undefined;
}

/** Prepares the numbers of a question. `of`: fields that the viewer may read. */
export const askedNumbers = async (
  asking: Asking,
  rows: AccessedRows,
  of: readonly string[],
  where: Fragment | undefined,
): Promise<AskedNumbers> => {
  const { access } = rows;
  const fields = of.flatMap((one) => {
    const field = access.table.byName.get(one);
    return isSummable(access, field) ? [field] : [];
  });
  const named = fields.flatMap((field) => measureField(field) ?? []);
  const measured = await chosenMeasure(
    access,
    { field: named[0], where, asked: asking.measure },
    (statement) => readShared(asking, rows, statement),
  );
  const within = measured === undefined ? sql`` : ofMeasure(measured.field, measured.measure);
  const columns = fields.map((field, at) => {
    const column = name(field.field);
    const filter = measureField(field) === undefined ? sql`` : within;
    return sql`, sum(${column})${filter} as ${name(`sum${at}`)}, count(${column})${filter} as ${name(`has${at}`)}`;
  });
  const isInMeasure = fields.length > 0 && fields.every((field) => measureField(field) !== undefined);
  return {
    fields,
    columns: sql.join(columns, sql``),
    count: isInMeasure ? sql`count(*)${within}` : sql`count(*)`,
    needed: [...new Set([...fields.map(({ field }) => field), ...named])],
    measured,
  };
};

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
