import { layer } from '../schemaShapes.ts';
import { listOf, mapOf, number, object, or, row, type Shape, text } from '../shape.ts';
import type { DocumentAnswer } from './DocumentAnswer.ts';

/** Maximum rows of a detail; the server sends two hundred. */
const mostRows = 1_000;

/** The answer of document. */
export const documentAnswer: Shape<DocumentAnswer> = object<DocumentAnswer>({
  table: text,
  cnName: text,
  key: text,
  label: or(text, ''),
  layers: listOf(layer, 100),
  details: or(mapOf(listOf(layer, 100)), {}),
  document: object<DocumentAnswer['document']>({
    main: row,
    details: or(mapOf(listOf(row, mostRows)), {}),
  }),
  totals: or(mapOf(number), {}),
  labels: or(mapOf(mapOf(text)), {}),
});
