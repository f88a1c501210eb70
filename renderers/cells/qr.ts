import { observable, runInAction } from 'mobx';
import type { Renderer } from '../../runtime/Renderer.ts';
import { valueKey } from './valueKey.ts';

/** Codes by text: `data:` addresses, `''` while one is on its way or cannot be made. */
const codes = observable.map<string, string>({}, { deep: false });

/** A QR code holds at most 2,953 bytes; what is longer stays text. */
const longest = 900;
/** Maximum number of cached codes, enough for several pages of a list. */
const most = 2000;

async function draw(text: string): Promise<void> {
  try {
    const { toDataURL } = await import('qrcode');
    const url = await toDataURL(text, { margin: 1, width: 96, errorCorrectionLevel: 'M' });
    runInAction(() => codes.set(text, url));
  } catch {
    // The text still stands in the cell: a code that cannot be drawn is no reason to lose it.
    runInAction(() => codes.set(text, ''));
  }
}

/** Returns the cached code of a text. Called while painting, so a missing code is made afterwards. */
function codeOf(text: string): string | undefined {
  const known = codes.get(text);
  if (known !== undefined) return known === '' ? undefined : known;
  if (!asked.has(text)) {
    if (asked.size >= most) forget();
    asked.add(text);
    void draw(text);
  }
  return undefined;
}

const asked = new Set<string>();

function forget(): void {
  asked.clear();
  queueMicrotask(() => runInAction(() => codes.clear()));
}

/** The value as a QR code for scanners at the machine; its text is what is read, searched and exported. */
export const qrRenderer: Renderer = {
  slot: 'cell',
  type: 'qr',
  pictures(field, row) {
    const text = valueKey(row[field.field]);
    const url = text === undefined || text.length > longest ? undefined : codeOf(text);
    return url === undefined ? undefined : [url];
  },
};
