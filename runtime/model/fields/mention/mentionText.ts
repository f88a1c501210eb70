/** A tag inside a text. */
export interface Mention {
  /** Text shown to the user. */
  readonly value: string;
  /** Key of the option. */
  readonly field: string;
  /** More about the option, from the option list. */
  readonly property?: string;
}

/** Texts and tags in order. */
export type MentionPart = string | Mention;

/** A stored tag: JSON in double brackets, as the input writes and reads it. */
const tagPattern = /\[\[(\{[^[\]]{1,2000}\})\]\]/g;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Parses a tag; undefined: not a tag, so it stays plain text. */
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

/** Texts and tags of a stored value. Never throws: anything that is not a tag is text. */
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

/** The text shown to the user, with labels in place of tags. */
export const mentionWords = (text: string): string =>
  mentionParts(text)
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('');

/** Keys of the options named in a text. */
export const mentionKeys = (text: string): readonly string[] =>
  mentionParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part.field]));
