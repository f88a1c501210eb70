import { observable, runInAction } from 'mobx';
import type { Renderer } from '../../runtime/Renderer.ts';
import { qrPicture } from './qrPicture.ts';
import { valueKey } from './valueKey.ts';

/** QR codes by text: `data:` URLs, or `''` while one is pending or failed. */
const codes = observable.map<string, string>({}, { deep: false });

/** Maximum length of a text as a QR code, which holds at most 2,953 bytes. Longer values stay text. */
const longest = 900;
/** Maximum number of cached codes, enough for several pages of a list. */
const most = 2000;

async function draw(text: string): Promise<void> {
  try {
    const url = await qrPicture(text, { margin: 1, width: 96 });
    runInAction(() => codes.set(text, url));
  } catch {
    // Without a code the cell still shows the text.
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

/** Renders the value as a QR code for scanners. Screen readers, search and export use its text. */
export const qrRenderer: Renderer = {
  slot: 'cell',
  type: 'qr',
  pictures(field, row) {
    const text = valueKey(row[field.field]);
    const url = text === undefined || text.length > longest ? undefined : codeOf(text);
    return url === undefined ? undefined : [url];
  },
};
