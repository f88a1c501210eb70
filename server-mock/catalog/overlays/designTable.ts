import type { DesignTexts } from '../../../runtime/model/record/design/readFormDesign.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import { asObject, asText } from '../../http/Call.ts';

/** Designs of forms, one a user and table; user 1's is everybody's. */
export const userDesignTable = 'FormDesignOptionsUser';

/** Kind of the published change: `name` is the table, the patch user 1's texts. */
export const designKind = 'formDesign';

/** Kind of the versions of users' own designs; never among the overlays everybody gets. */
export const userDesignKind = 'userDesign';

/** Who saves for everybody. */
export const adminId = 1;

const textNames = ['DaraggeOptions', 'FormOptions', 'FormConfig', 'TableConfig', 'SqlParams'] as const;

/** Characters of one text at most, as its column has. */
const longest = 1_000_000;

/** A design as saved: its texts verbatim. */
export interface DesignRecord extends DesignTexts {
  readonly Title: string;
  readonly TitleEnName: string;
  readonly FormOptions?: string;
  readonly FormConfig?: string;
  readonly SqlParams?: string;
}

/** A text, or what a client sent as JSON in place of its text; undefined: none. */
const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : asText(value);

/** Reads `mainData` of a save or a stored version; undefined: a text is longer than may be. */
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

/** The record of a published change; undefined: it has none. */
export const publishedDesign = (patch: Json): DesignRecord | undefined => {
  const said = asObject(patch);
  return said && readDesignRecord(said, asText(said.TitleEnName) ?? '');
};

/** Its row, without whose it is. */
export const rowOfDesign = (
  table: string,
  record: DesignRecord,
): Readonly<Record<string, string | null>> => ({
  TableName: table,
  Title: record.Title,
  TitleEnName: record.TitleEnName,
  ...Object.fromEntries(textNames.map((name) => [name, record[name] ?? null])),
});
