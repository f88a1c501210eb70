import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { headerField } from '../../../runtime/model/formulas/recordScope.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import { asList, isObject, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import { storedFields } from '../draft/offeredFields.ts';

type Pairs = Readonly<Record<string, string>>;

/** Fields of rows, then those of their header as `$main.Field`. */
export const withHeader = (
  rows: ResolvedTable | undefined,
  main: ResolvedTable | undefined,
): readonly Option[] => [
  ...storedFields(rows).map(({ field, title }) => ({ key: field, value: title })),
  ...(rows === main
    ? []
    : storedFields(main).map(({ field, title }) => ({
        key: `$main.${field}`,
        value: `${main?.cnName ?? ''} · ${title}`,
      }))),
];

const offered = (options: readonly Option[], used: readonly string[]): JsonObject =>
  choiceSchema([
    ...options,
    ...used.filter((name) => !options.some(({ key }) => key === name)).map((key) => ({ key, value: key })),
  ]);

/** JSON Schema of a list of pairs of fields. */
export const pairsSchema = (
  pairs: Pairs,
  titles: { readonly own: string; readonly other: string },
  options: { readonly own: readonly Option[]; readonly other: readonly Option[] },
): JsonObject => ({
  type: 'array',
  items: {
    type: 'object',
    properties: {
      own: { ...offered(options.own, Object.keys(pairs)), title: titles.own },
      other: { ...offered(options.other, Object.values(pairs)), title: titles.other },
    },
  },
});

/** Pairs as the list shows them. */
export const readPairs = (pairs: Pairs | undefined): Json | undefined =>
  pairs && Object.entries(pairs).map(([own, other]) => ({ own, other }));

/** The pairs of a list; 'open' while one is not complete. */
export const writePairs = (value: Json | undefined): Pairs | 'open' | undefined => {
  const lines = asList(value ?? []) ?? [];
  const found: Record<string, string> = {};
  for (const line of lines) {
    if (!isObject(line) || typeof line.own !== 'string' || typeof line.other !== 'string') return 'open';
    found[line.own] = line.other;
  }
  return lines.length === 0 ? undefined : found;
};

/** Title of a field that a row names. */
export const titleOf = (
  name: string,
  rows: ResolvedTable | undefined,
  main: ResolvedTable | undefined,
): string => {
  const ofMain = headerField(name);
  return (ofMain === undefined ? rows?.byName.get(name) : main?.byName.get(ofMain))?.title ?? name;
};
