import type { Bytes } from './Bytes.ts';

/** Bytes at the start needed for detection. */
const headLength = 4100;

const zipSignature = Buffer.from('PK\x03\x04');
const emptyZipSignature = Buffer.from('PK\x05\x06');
/** Windows Media: file-type 21.3.0 may loop forever on a broken file (fixed in 21.3.1). */
const asfSignature = Buffer.from('3026b2758e66cf11', 'hex');

/**
 * Detects a format by its signature: `png`, `pdf`, `cfb`, … ; `zip` for every archive of that kind; `svg` and `html`
 * by their first element; `text` for files without NUL bytes; otherwise `unknown`. Reads only the start. Never
 * passes a zip to file-type, which unpacks parts of it.
 */
export async function formatOf(bytes: Bytes): Promise<string> {
  const head = await bytes.read(0, headLength);
  if (startsWith(head, zipSignature) || startsWith(head, emptyZipSignature)) return 'zip';
  if (startsWith(head, asfSignature)) return 'asf';
  if (startsWith(head, Buffer.from('MZ'))) return 'exe';
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const markup = markupOf(head);
  if (markup !== undefined) return markup;
  if (found !== undefined) return found.ext === 'apng' ? 'png' : found.ext;
  return isText(head) ? 'text' : 'unknown';
}

function startsWith(head: Buffer, signature: Buffer): boolean {
  return head.subarray(0, signature.length).equals(signature);
}

/** Detects pages and drawings by their first element after comments and declarations. */
function markupOf(head: Buffer): 'svg' | 'html' | undefined {
  const text = head
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf)?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/, '');
  if (/^<(!doctype\s+)?svg[\s>]/i.test(text)) return 'svg';
  return /^<(!doctype\s+html|html|head|body|script|iframe)[\s>]/i.test(text) ? 'html' : undefined;
}

function isText(head: Buffer): boolean {
  const isUtf16 =
    head.length >= 2 && ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff));
  return isUtf16 || !head.includes(0);
}
