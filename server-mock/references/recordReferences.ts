import type { ReferenceKind } from '../context/Reference.ts';
import { chosenRecords } from './chosenRecords.ts';
import { parentRecords } from './parentRecords.ts';
import { pickedRecords } from './pickedRecords.ts';
import { sourceDocuments } from './sourceDocuments.ts';

/** References that every table may declare. Where two kinds find the same field, the first one counts. */
export const recordReferences: readonly ReferenceKind[] = [
  parentRecords,
  chosenRecords,
  pickedRecords,
  sourceDocuments,
];
