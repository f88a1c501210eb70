import type { Cell } from '../../schema/Row.ts';
import { picturesIn } from '../richText/pictures.ts';
import { isBlank, plain } from './storage.ts';
import { textual } from './textual.ts';

const tagPattern = /<[^<>]*>/g;
const spacePattern = /&nbsp;|\s/g;
/** Markup that is visible without text. */
const mediaPattern = /<(?:img|video|audio|iframe|hr|table)\b/i;

function wordsOf(html: string): string {
  return html.replace(tagPattern, ' ').replace(spacePattern, ' ').trim();
}

function isEmptyHtml(value: Cell): boolean {
  if (isBlank(value)) return true;
  if (typeof value !== 'string' || value.charCodeAt(0) !== 60) return false;
  return !mediaPattern.test(value) && wordsOf(value) === '';
}

/** Rich text as HTML, sanitised on write and before display. Lists show its plain text. */
export const editor = textual({
  name: 'editor',
  label: { zh: '富文本', en: 'Rich text' },
  options: {
    height: { type: 'number', minimum: 50, maximum: 5000, default: 350, description: '高度（像素）' },
    url: { type: 'string', description: '图片上传地址' },
  },
  defaults: { height: 350, isColumnData: false, sort: false, maxlength: 1_000_000 },
  markup: true,
  trim: (html) => html,
  files: (value) =>
    picturesIn(plain(value ?? null)).map((path) => ({ name: path.slice(path.lastIndexOf('/') + 1), path })),
  isEmpty: isEmptyHtml,
  format: (value) => wordsOf(plain(value)),
});
