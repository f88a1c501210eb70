import type { FieldTypeRegistry } from '../../fields/types/index.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { calendarMeta } from './calendarMeta.ts';
import { chartMeta } from './chartMeta.ts';
import { fieldLine } from './layerMeta.ts';
import { listMeta } from './listMeta.ts';
import * as parts from './parts.ts';
import { scanMeta } from './scanMeta.ts';

/**
 * What JSON Schemas of options are built of. Handed to the kinds of pages, which the first script of the browser holds: it
 * must not load the building blocks.
 */
export type OptionParts = typeof parts & {
  /** A change of one field. */
  readonly fieldLine: JsonObject;
  /** All options of lists. */
  readonly ofLists: JsonObject;
  /** The days of a calendar's rows. */
  readonly calendar: JsonObject;
  /** One chart of a report. */
  readonly chart: JsonObject;
  /** What a scan page makes. */
  readonly scan: JsonObject;
};

const made = new WeakMap<FieldTypeRegistry, OptionParts>();

/** The building blocks for these types of field. The same ones for the same types. */
export const optionParts = (types: FieldTypeRegistry): OptionParts => {
  const known = made.get(types);
  if (known !== undefined) return known;
  const line = fieldLine(types.all);
  const all = {
    ...parts,
    fieldLine: line,
    ofLists: listMeta(line),
    calendar: calendarMeta,
    chart: chartMeta,
    scan: scanMeta,
  };
  made.set(types, all);
  return all;
};
