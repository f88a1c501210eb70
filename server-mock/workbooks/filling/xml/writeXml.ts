import type { XmlNode } from './XmlNode.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML takes none of them
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** A text as it stands between tags. Drops characters that XML cannot hold. */
export const xmlText = (text: string): string =>
  text.replace(illegal, '').replace(/[<>&]/g, (sign) => escapes[sign] ?? sign);

/** A text as it stands in an attribute, in double quotes. */
export const xmlAttribute = (text: string): string =>
  text
    .replace(illegal, '')
    .replace(/[<>&"]/g, (sign) => escapes[sign] ?? sign)
    .replace(/[\n\r\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An element as text. */
export const writeNode = (node: XmlNode): string => {
  let tag = `<${node.name}`;
  for (const [name, value] of node.attributes) tag += ` ${name}="${xmlAttribute(value)}"`;
  if (node.children.length === 0) return `${tag}/>`;
  const inside = node.children
    .map((child) => (typeof child === 'string' ? xmlText(child) : writeNode(child)))
    .join('');
  return `${tag}>${inside}</${node.name}>`;
};

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A whole part. */
export const writeXml = (root: XmlNode): string => `${xmlHead}${writeNode(root)}`;
