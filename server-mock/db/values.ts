import { arrayOf } from './arrayText.ts';

/** Converts the text of a column to a value. Both databases use these rules instead of their drivers' own. */
export type ValueParser = (text: string) => unknown;

const asText: ValueParser = (text) => text;
const asNumber: ValueParser = (text) => Number(text);
const asBoolean: ValueParser = (text) => text === 't' || text === 'true';
/** The wire format has no fractions of a second and no zone offset. */
const asTimestamp: ValueParser = (text) => text.slice(0, 19);
const asBytes: ValueParser = (text) => Uint8Array.from(Buffer.from(text.slice(2), 'hex'));

/** Parser by type OID (pg_type.oid, stable between versions). Other types stay text. */
const scalars: Readonly<Record<number, ValueParser>> = {
  16: asBoolean,
  17: asBytes,
  20: asText, // bigint: numbers lose precision beyond 2^53
  21: asNumber,
  23: asNumber,
  26: asNumber,
  700: asNumber,
  701: asNumber,
  1114: asTimestamp,
  1184: asTimestamp,
};

/** Array type OID -> element type OID. */
const arrays: Readonly<Record<number, number>> = {
  1000: 16,
  1002: 18,
  1003: 19,
  1005: 21,
  1007: 23,
  1009: 25,
  1014: 1042,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1115: 1114,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
};

/** OIDs of array types that become lists. */
export const arrayTypes: readonly number[] = Object.keys(arrays).map(Number);

/** Returns the parser of a type; unknown types stay text. */
export function parserOf(oid: number): ValueParser {
  const element = arrays[oid];
  if (element === undefined) return scalars[oid] ?? asText;
  const parse = scalars[element] ?? asText;
  return (text) => arrayOf(text, parse);
}

/** Converts a parameter to PostgreSQL's text form, or null. Throws on values without one (a bug of the caller). */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(elementText).join(',')}}`;
  if (typeof value === 'object' && !(value instanceof Date)) return JSON.stringify(value);
  throw new TypeError(
    'a query parameter must be text, number, boolean, bytes, list, object or null; dates travel as text',
  );
}

function elementText(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(elementText).join(',')}}`;
  const text = parameterText(value);
  return text === null ? 'null' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
