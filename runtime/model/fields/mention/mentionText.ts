/** A tag inside a text. */
export interface Mention {
  /** What is read. */
  readonly value: string;
  /** Key of the option it stands for. */
  readonly field: string;
  /** More about the option, as the option list says it. */
  readonly property?: string;
}

/** Text and tags in their order. */
export type MentionPart = string | Mention;

/** A tag as it is stored: JSON in double brackets, which is also how the input writes and reads it. */
const tagPattern = /\[\[(\{[^[\]]{1,2000}\})\]\]/g;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The tag written here; undefined: it is none, so it stays text as typed. */
const readTag = (json: string): Mention | undefined => {
  let said: unknown;
  try {
    said = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof said !== 'object' || said === null || !('value' in said) || !('field' in said)) return undefined;
  const { value, field } = said;
  if (!isText(value) || !isText(field)) return undefined;
  const property = 'property' in said && isText(said.property) ? { property: said.property } : {};
  return { value, field, ...property };
};

/** Text and tags of a stored value. Never throws: what is no tag is text. */
export function mentionParts(text: string): readonly MentionPart[] {
  const parts: MentionPart[] = [];
  let from = 0;
  for (const found of text.matchAll(tagPattern)) {
    const tag = readTag(found[1] ?? '');
    if (!tag) continue;
    if (found.index > from) parts.push(text.slice(from, found.index));
    parts.push(tag);
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** What a person reads: the labels of tags in the text. */
export const mentionWords = (text: string): string =>
  mentionParts(text)
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('');

/** Keys of the options a text names. */
export const mentionKeys = (text: string): readonly string[] =>
  mentionParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part.field]));
