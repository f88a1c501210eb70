import type { Bytes } from './Bytes.ts';

/** Maximum size of a drawing in bytes. */
const longest = 5 * 1024 * 1024;

/** Elements and attributes that run or fetch something, and entities that could hide them. */
const active =
  /<\s*(?:\w+:)?(?:script|foreignobject|iframe|embed|object|handler|listener|set|animate\w*)\b|<!entity|\son\w+\s*=|javascript:|data:text|@import|expression\s*\(/i;

const docType = /<!doctype/gi;

/** Links may only point inside the drawing or to an embedded picture. */
const link = /(?:xlink:)?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi;
const ownLink = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp);)/i;

/** Whether an SVG only draws: no scripts, event handlers, foreign content, entities or external links. */
export async function isSafeSvg(bytes: Bytes): Promise<boolean> {
  if (bytes.size > longest) return false;
  const raw = await bytes.read(0, bytes.size);
  // UTF-16 would hide active content from the patterns.
  if (raw.includes(0)) return false;
  const text = raw.toString('utf8');
  if (active.test(text) || !hasPlainDocType(text)) return false;
  for (const [, double, single, bare] of text.matchAll(link))
    if (!ownLink.test(double ?? single ?? bare ?? '')) return false;
  return true;
}

/** Whether the document type declares nothing; XML allows at most one. */
function hasPlainDocType(text: string): boolean {
  const [first, second] = text.matchAll(docType);
  if (first === undefined) return true;
  const end = text.indexOf('>', first.index);
  return second === undefined && end >= 0 && !text.slice(first.index, end).includes('[');
}
