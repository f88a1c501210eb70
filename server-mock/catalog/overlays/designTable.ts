import type { DesignTexts } from '../../../runtime/model/record/design/readFormDesign.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import { asObject, asText } from '../../http/Call.ts';

/** Form designs, one per user and table; user 1's design applies to all users. */
export const userDesignTable = 'FormDesignOptionsUser';

/** Kind of the published change: `name` is the table, the patch has user 1's texts. */
export const designKind = 'formDesign';

/** Kind of versions of a user's own design; never an overlay for all users. */
export const userDesignKind = 'userDesign';

/** User whose design applies to all users. */
export const adminId = 1;

const textNames = ['DaraggeOptions', 'FormOptions', 'FormConfig', 'TableConfig', 'SqlParams'] as const;

/** Maximum characters of one text, as in its column. */
const longest = 1_000_000;

/** A saved design, with its texts verbatim. */
export interface DesignRecord extends DesignTexts {
  readonly Title: string;
  readonly TitleEnName: string;
  readonly FormOptions?: string;
  readonly FormConfig?: string;
  readonly SqlParams?: string;
}

/** Returns a text, or serializes JSON that a client sent instead; undefined: none. */
const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : asText(value);

/** Parses `mainData` of a save or a stored version. Undefined: a text is too long. */
export const readDesignRecord = (sent: JsonObject, address: string): DesignRecord | undefined => {
  const texts = textNames.flatMap((name) => {
    const text = textOf(sent[name]);
    return text === undefined || text === '' ? [] : [[name, text] as const];
  });
  if (texts.some(([, text]) => text.length > longest)) return undefined;
  return {
    Title: (asText(sent.Title) ?? '').slice(0, 200),
    TitleEnName: address,
    ...Object.fromEntries(texts),
  };
};

/** Design record of a published change; undefined: none. */
export const publishedDesign = (patch: Json): DesignRecord | undefined => {
  const said = asObject(patch);
  return said && readDesignRecord(said, asText(said.TitleEnName) ?? '');
};

/** Row of a design, without its user. */
export const rowOfDesign = (
  table: string,
  record: DesignRecord,
): Readonly<Record<string, string | null>> => ({
  TableName: table,
  Title: record.Title,
  TitleEnName: record.TitleEnName,
  ...Object.fromEntries(textNames.map((name) => [name, record[name] ?? null])),
});
