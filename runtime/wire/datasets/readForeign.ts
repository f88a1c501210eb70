import { columnTypes } from '../../model/fields/columnTypes/index.ts';
import type { ColumnTypeName } from '../../model/schema/FieldSchema.ts';
import type { Reader } from '../Reader.ts';
import { bool, listOf, maybe, number, object, oneOf, text } from '../shape.ts';
import type { ForeignColumnOffer, ForeignOffer, ForeignState } from './Foreign.ts';

const typeNames = Object.keys(columnTypes) as ColumnTypeName[]; // the names are its keys

/** The databases that the operator names. */
export const foreignStates: Reader<readonly ForeignState[]> = listOf(
  object<ForeignState>({ name: text, problem: maybe(text) }),
);

/** The tables of one of them. */
export const foreignOffers: Reader<readonly ForeignOffer[]> = listOf(
  object<ForeignOffer>({
    ...{ schema: text, name: text, title: text, isView: bool, rows: maybe(number) },
    columns: listOf(
      object<ForeignColumnOffer>({
        ...{ name: text, title: text, columnType: oneOf(typeNames), scale: maybe(number), isKey: bool },
      }),
      2_000,
    ),
  }),
  5_000,
);
