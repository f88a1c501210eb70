import { bool, listOf, number, object, type Shape, text } from '../shape.ts';
import type { OfferedExcelTemplate } from './ExcelTemplates.ts';

/** The answer of `templates`. */
export const offeredExcelTemplates: Shape<readonly OfferedExcelTemplate[]> = listOf(
  object<OfferedExcelTemplate>({ id: number, title: text, isDefault: bool }),
);
