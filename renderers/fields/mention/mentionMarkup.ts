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

/** Tagify puts text around tags into the page as HTML: everything that is markup there, or its own brackets, is escaped. */
const escaped = (text: string): string =>
  text.replace(/[&<>"[\]]/g, (sign) => signs[sign] ?? sign).replace(/\r?\n/g, '<br>');

const written = (tag: Mention): string => `[[${JSON.stringify(tag)}]]`;

/** A stored value as the input reads it. */
export const toMarkup = (value: string): string =>
  mentionParts(value)
    .map((part) => (typeof part === 'string' ? escaped(part) : written(part)))
    .join('');

/** Marks without width that the input puts around tags to hold the caret. */
const invisible = /[\u200b\u2060\ufeff]/g;

const stored = (part: MentionPart): string =>
  typeof part === 'string' ? part.replace(/\r\n/g, '\n').replaceAll('\u00a0', ' ') : written(part);

/** What the input holds as it is stored: tags with their own properties only, line feeds, no marks of the input. */
export const fromMarkup = (text: string): string =>
  trimEndCharacters(mentionParts(text.replace(invisible, '')).map(stored).join(''), '\n');
