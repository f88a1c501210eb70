import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { picturePath } from '../../runtime/model/fields/richText/pictures.ts';
import {
  richTextClass,
  richTextPicture,
  richTextPolicy,
  richTextStyles,
} from '../../runtime/model/fields/richText/richTextPolicy.ts';

const { tags, dropped, everywhere, attributes, schemes, rel } = richTextPolicy;

const require = createRequire(import.meta.url);
let clean: typeof sanitizeHtml | undefined;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  nonTextTags: [...dropped],
  allowedAttributes: {
    '*': [...everywhere],
    ...Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
    a: [...attributes.a, 'rel', 'target'],
  },
  allowedClasses: { '*': [richTextClass] },
  allowedStyles: {
    '*': Object.fromEntries(Object.entries(richTextStyles).map(([name, rule]) => [name, [rule]])),
  },
  allowedSchemes: [...schemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // No real text nests deeper; browser parsers stop at 512.
  nestingLimit: 100,
  exclusiveFilter: (frame) => frame.tag === 'img' && !richTextPicture.test(frame.attribs.src ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel, target: '_blank' } }),
    // Remove the signature: it is valid for ten minutes and one user, and reading adds a new one.
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: picturePath(attribs.src ?? '') } }),
  },
};

/** Cleans rich text for storage: removes markup that `richTextPolicy` does not list and keeps the text. */
export const cleanRichText = (html: string): string => {
  // Loaded on demand: most starts of the server do not need it.
  clean ??= require('sanitize-html') as typeof sanitizeHtml;
  return clean(html, options);
};
