import createPurify from 'dompurify';
import { picturePath } from '../../runtime/model/fields/richText/pictures.ts';
import {
  richTextClass,
  richTextPicture,
  richTextPolicy,
  richTextStyles,
} from '../../runtime/model/fields/richText/richTextPolicy.ts';

const { tags, dropped, everywhere, attributes, schemes, rel } = richTextPolicy;

const own: Readonly<Record<string, readonly string[]>> = attributes;
const scheme = new RegExp(`^(?:(?:${schemes.join('|')}):|[/#?]|[^:/?#]*(?:[/?#]|$))`, 'i');

const purify = createPurify(window);

const allowedOf = (tag: string): readonly string[] => [
  ...everywhere,
  ...(Object.hasOwn(own, tag) ? (own[tag] ?? []) : []),
];

/** Keeps only the properties and values that the policy allows; undefined: nothing is left. */
function cleanStyle(text: string): string | undefined {
  const kept = text.split(';').flatMap((line) => {
    const [name = '', ...rest] = line.split(':');
    const property = name.trim().toLowerCase();
    const value = rest.join(':').trim();
    return Object.hasOwn(richTextStyles, property) && richTextStyles[property]?.test(value)
      ? [`${property}:${value}`]
      : [];
  });
  return kept.length === 0 ? undefined : kept.join(';');
}

const cleaners: Readonly<Record<string, (value: string) => string | undefined>> = {
  style: cleanStyle,
  class: (value) =>
    value
      .split(/\s+/)
      .filter((name) => richTextClass.test(name))
      .join(' ') || undefined,
};

purify.addHook('uponSanitizeAttribute', (node, attribute) => {
  const tag = node.nodeName.toLowerCase();
  const { attrName } = attribute;
  if (!allowedOf(tag).includes(attrName)) {
    attribute.keepAttr = false;
    return;
  }
  const cleaned =
    cleaners[attrName]?.(attribute.attrValue) ?? (cleaners[attrName] ? undefined : attribute.attrValue);
  if (cleaned === undefined) attribute.keepAttr = false;
  else attribute.attrValue = cleaned;
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') {
    node.setAttribute('rel', rel);
    node.setAttribute('target', '_blank');
  }
  if (node.nodeName === 'IMG' && !richTextPicture.test(picturePath(node.getAttribute('src') ?? '')))
    node.remove();
});

/** Sanitises rich text: removes all markup that `richTextPolicy` does not allow and keeps the text. */
export const cleanRichText = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    FORBID_CONTENTS: [...dropped],
    ALLOWED_ATTR: [...everywhere, ...Object.values(own).flat(), 'rel', 'target'],
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: scheme,
  });
