import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { Renderer } from '../../../runtime/Renderer.ts';

/** Downloads a sample of a template for the table that the field `TableName` of the record names. */
export const excelTemplateSample: Renderer = {
  slot: 'below',
  type: 'excelTemplateSample',
  Component: lazyPiece(
    'ExcelTemplateSample',
    async () => (await import('./ExcelTemplateSample.tsx')).ExcelTemplateSample,
  ),
};
