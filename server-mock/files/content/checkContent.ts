import type { Finding } from '../../../runtime/model/fields/types/FieldType.ts';
import type { Bytes } from './Bytes.ts';
import { formatOf } from './formatOf.ts';
import { extensionOf, formatsByExtension, runnableExtensions, runnableFormats } from './formats.ts';
import { isSafeSvg } from './isSafeSvg.ts';
import { isPicture, pictureSize } from './pictureSize.ts';
import { zipDirectory } from './zipDirectory.ts';
import { zipFormat } from './zipFormat.ts';

/** Largest picture for a browser: side in pixels, area in square pixels. */
export const pictureLimits = { side: 20_000, area: 120_000_000 } as const;

type Checked = { readonly format: string } | { readonly refused: Finding };

const refuse = (rule: string, params: Finding['params'] = {}): Checked => ({ refused: { rule, params } });

/**
 * Detects the format of a file, or refuses it. Refuses empty files, executables, content that does not match the
 * extension, archive bombs, drawings with scripts and oversized pictures. Reads only headers and directories;
 * unpacks and decodes nothing. `runnable`: extensions that a field allows by name.
 */
export async function checkContent(
  bytes: Bytes,
  name: string,
  runnable: ReadonlySet<string> = new Set(),
): Promise<Checked> {
  if (bytes.size === 0) return refuse('upload.empty', { name });
  const extension = extensionOf(name);
  const found = await formatOf(bytes);
  const archive = found === 'zip' ? await zipDirectory(bytes) : undefined;
  if (archive === 'bomb') return refuse('upload.bomb', { name });
  const format = archive === undefined ? found : archive === 'broken' ? 'unknown' : zipFormat(archive);
  const runs = runnableFormats.has(format) || runnableExtensions.has(extension);
  if (runs && !runnable.has(extension)) return refuse('upload.runnable', { name });
  const expected = formatsByExtension[extension];
  if (expected !== undefined && !isOneOf(expected, format))
    return refuse('upload.mismatch', { name, type: extension });
  if (format === 'svg' && !(await isSafeSvg(bytes))) return refuse('upload.script', { name });
  return isPicture(format) ? checkPicture(bytes, name, format) : { format };
}

function isOneOf(expected: readonly string[], format: string): boolean {
  // file-type reports some text files as these formats.
  return expected.includes(format) || (expected.includes('text') && ['xml', 'vcf', 'ics'].includes(format));
}

async function checkPicture(bytes: Bytes, name: string, format: string): Promise<Checked> {
  const size = await pictureSize(bytes, format);
  if (size === undefined) return refuse('upload.brokenPicture', { name });
  const { width, height } = size;
  const { side, area } = pictureLimits;
  return width > side || height > side || width * height > area
    ? refuse('upload.hugePicture', { name, width, height, side })
    : { format };
}
