import { trimEndCharacters } from '../../../expressions/trimCharacters.ts';
import {
  type Mention,
  type MentionPart,
  mentionParts,
} from '../../../runtime/model/fields/mention/mentionText.ts';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '[': '&#91;',
  ']': '&#93;',
};

/** Escapes HTML and Tagify's brackets, because Tagify inserts the text around tags as HTML. */
const escaped = (text: string): string =>
  text.replace(/[&<>"[\]]/g, (sign) => signs[sign] ?? sign).replace(/\r?\n/g, '<br>');

const written = (tag: Mention): string => `[[${JSON.stringify(tag)}]]`;

/** Converts a stored value to the input's markup. */
export const toMarkup = (value: string): string =>
  mentionParts(value)
    .map((part) => (typeof part === 'string' ? escaped(part) : written(part)))
    .join('');

/** Zero-width characters that the input inserts around tags for the caret. */
const invisible = /[\u200b\u2060\ufeff]/g;

const stored = (part: MentionPart): string =>
  typeof part === 'string' ? part.replace(/\r\n/g, '\n').replaceAll('\u00a0', ' ') : written(part);

/**
 * Converts the input's markup to the stored value: tags with their own properties only, line feeds, no
 * zero-width characters.
 */
export const fromMarkup = (text: string): string =>
  trimEndCharacters(mentionParts(text.replace(invisible, '')).map(stored).join(''), '\n');
