import { asObject, asText, type Json, type JsonObject } from '../../schema/Json.ts';
import type { DesignTexts } from './readFormDesign.ts';

/** Names of the texts of a design. */
const designTexts = ['DaraggeOptions', 'FormOptions', 'FormConfig', 'TableConfig', 'SqlParams'] as const;

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
  const texts = designTexts.flatMap((name) => {
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
