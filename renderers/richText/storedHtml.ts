import { withPictures } from '../../runtime/model/fields/richText/pictures.ts';

const lonely = /(?<!&nbsp;|\s)&nbsp;(?!&nbsp;|\s|<)/g;

/**
 * Converts text of the editor for storage. Pictures get their stored path, and a single `&nbsp;` becomes a
 * space: the editor writes every space as `&nbsp;`, which prevents line breaks.
 */
export const storedHtml = (html: string): string => withPictures(html.replace(lonely, ' '), (path) => path);
