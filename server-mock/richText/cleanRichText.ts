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
  // Deeper markup is nobody's text: parsers of browsers stop at 512.
  nestingLimit: 100,
  exclusiveFilter: (frame) => frame.tag === 'img' && !richTextPicture.test(frame.attribs.src ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel, target: '_blank' } }),
    // Signatures of addresses are for ten minutes and one person: they are put on when the text is read.
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, src: picturePath(attribs.src ?? '') } }),
  },
};

/** Rich text as it may be stored: what `richTextPolicy` does not name is taken out, text stays. */
export const cleanRichText = (html: string): string => {
  // Loaded with the first rich text: most starts of the server need none.
  clean ??= require('sanitize-html') as typeof sanitizeHtml;
  return clean(html, options);
};
