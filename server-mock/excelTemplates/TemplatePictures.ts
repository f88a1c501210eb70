import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { UserCall } from '../http/Call.ts';
import { codeBars } from '../prints/pdf/drawCode.ts';
import { readPictures } from '../prints/readPictures.ts';
import type { FilledPicture } from '../workbooks/filling/FilledValues.ts';
import { codePicture } from './codePicture.ts';
import { pictureSize } from './pictureSize.ts';

/** Pictures and codes of one export; each is there once, however often it is shown. */
export class TemplatePictures {
  readonly badCodes = new Set<string>();
  /** Pictures that are missing, too large, or of a kind that workbooks do not show. */
  readonly left = new Set<string>();
  readonly #files = new Map<string, FilledPicture>();
  readonly #codes = new Map<string, FilledPicture | null>();

  /** Reads the first picture of these fields in all documents, as far as the user may see them. */
  async read(
    call: UserCall,
    doc: DocumentTable,
    documents: readonly Document[],
    fields: ReadonlyMap<string, ReadonlySet<string>>,
  ): Promise<void> {
    const paths = new Set<string>();
    for (const { table } of [{ table: doc.main }, ...doc.details])
      for (const name of fields.get(table.table) ?? []) {
        const field = table.byName.get(name);
        for (const { main, details } of field === undefined ? [] : documents)
          for (const row of table === doc.main ? [main] : (details[table.table] ?? [])) {
            const path = field?.kind.files?.(row[name] ?? null)[0]?.path;
            if (path !== undefined) paths.add(path);
          }
      }
    for (const [path, bytes] of await readPictures(call, paths)) {
      const shape = pictureSize(bytes);
      if (shape !== undefined) this.#files.set(path, { bytes, ...shape });
    }
  }

  first(field: ResolvedField, value: Cell): FilledPicture | null {
    const item = field.kind.files?.(value)[0];
    if (item === undefined) return null;
    const found = this.#files.get(item.path);
    if (found === undefined) this.left.add(item.name);
    return found ?? null;
  }

  code(symbology: string, text: string): FilledPicture | null {
    if (text === '') return null;
    const key = `${symbology}\n${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const bars = codeBars(symbology, text);
    if (bars === undefined) this.badCodes.add(text);
    const made = bars === undefined ? null : codePicture(bars, symbology === 'qrcode');
    this.#codes.set(key, made);
    return made;
  }
}
