import { withPictures } from '../../runtime/model/fields/richText/pictures.ts';

const lonely = /(?<!&nbsp;|\s)&nbsp;(?!&nbsp;|\s|<)/g;

/**
 * Text of the editor as it is stored: pictures by their stored path, and single spaces as spaces (the editor writes every
 * one as `&nbsp;`, which keeps lines from breaking).
 */
export const storedHtml = (html: string): string => withPictures(html.replace(lonely, ' '), (path) => path);
