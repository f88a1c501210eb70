import { type Reader, reading } from '../Reader.ts';
import { option } from '../schemaShapes.ts';
import { listOf, object, or, type Shape, text } from '../shape.ts';
import type { DictionaryData, DictionaryLabels } from './DictionaryData.ts';

/** A list of options. */
export const options = listOf(option);

/** The answer of GetVueDictionary. */
export const dictionaries: Shape<readonly DictionaryData[]> = listOf(
  object<Omit<DictionaryData, 'message'>>({
    dicNo: or(text, ''),
    dicName: or(text, ''),
    data: or(options, []),
  }),
  1000,
);

const labels: Shape<DictionaryLabels> = object<DictionaryLabels>({
  key: or(text, ''),
  data: or(options, []),
});

/** The answer of GetTableDictionary, as dictionaries without names. */
export const dictionaryLabels: Reader<readonly DictionaryData[], readonly DictionaryLabels[]> = reading(
  listOf(labels, 1000),
  (found) => found.map(({ key, data }) => ({ dicNo: key, dicName: '', data })),
);
