import type { ColumnSet } from '../../model/fields/columnSet/ColumnSet.ts';
import type { ColumnsBody, WidthsBody } from './SettingsBody.ts';

/** The body of saveColumns. Without columns it resets them, with `forgetWidths` also the dragged widths. */
export function columnsBody(
  tableName: string,
  columns: ColumnSet | undefined,
  forgetWidths = false,
): ColumnsBody {
  return {
    tableName,
    columns: columns === undefined ? null : columns.map((choice) => ({ ...choice })),
    ...(forgetWidths ? { widths: null } : {}),
  };
}

/** The body of SaveColumnWidths. */
export function widthsBody(tableName: string, widths: Readonly<Record<string, number>>): WidthsBody {
  return { tableName, columnWidths: Object.entries(widths).map(([field, width]) => ({ field, width })) };
}
