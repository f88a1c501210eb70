import { layer } from '../schemaShapes.ts';
import { listOf, mapOf, maybe, object, or, type Shape, text } from '../shape.ts';
import { tableSettings } from '../tableSettings/readTableSettings.ts';
import type { TableLayers } from './TableLayers.ts';

/** The layers of a table and of its details. */
export const tableLayers: Shape<TableLayers> = object<TableLayers>({
  layers: listOf(layer, 100),
  details: or(mapOf(listOf(layer, 100)), {}),
  settings: maybe(mapOf(tableSettings)),
  closed: maybe(listOf(text, 500)),
});
