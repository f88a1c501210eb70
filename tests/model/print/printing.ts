import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { Filler } from '../../../runtime/model/print/Filler.ts';
import type { Box } from '../../../runtime/model/print/layout/Box.ts';
import type { FontMetrics } from '../../../runtime/model/print/layout/FontMetrics.ts';
import { type LaidDocument, layoutDocument } from '../../../runtime/model/print/layout/layoutDocument.ts';
import { sheetOf } from '../../../runtime/model/print/papers.ts';
import type { Locale } from '../../../runtime/model/schema/Locale.ts';
import type { PrintBlock, PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { orderDocument } from '../orderDocument.ts';
import '../../../runtime/model/explain/allMessages.ts';
import '../../../runtime/model/formulas/registerLanguages.ts';

/** Chinese characters are as wide as high, others half. */
export const plainFont: FontMetrics = { width: (codePoint) => (codePoint >= 0x2e80 ? 1 : 0.5) };

/** A template of these blocks. */
export const templateOf = (
  said: Partial<PrintSchema> & { readonly body: readonly PrintBlock[] },
): PrintSchema => ({
  ...{ format: 1, print: 'sample', table: orderDocument.main.table, title: 'sample' },
  ...{ paper: { size: { width: 100, height: 60 } }, size: 10 },
  ...said,
});

const everyField = (): Map<string, Set<string>> =>
  new Map(
    [orderDocument.main, ...orderDocument.details.map(({ table }) => table)].map(({ table, fields }) => [
      table,
      new Set(fields.map(({ field }) => field)),
    ]),
  );

/** Fills templates for a user who may not read the fields named `Table.Field`. */
export const fillerOf = ({
  hidden = [],
  locale = 'zh',
}: {
  readonly hidden?: readonly string[];
  readonly locale?: Locale;
} = {}): Filler => {
  const readable = everyField();
  for (const path of hidden) {
    const [table = '', field = ''] = path.split('.');
    readable.get(table)?.delete(field);
  }
  return new Filler({
    ...{ doc: orderDocument, readable, locale },
    facts: { company: '华东精工', user: '张三', now: '2026-11-29 08:00:00' },
    labelOf: (field, value) => field.data?.find(({ key }) => String(key) === String(value))?.value,
  });
};

/** The pages of a document in a template. */
export const laid = (template: PrintSchema, document: Document, filler = fillerOf()): LaidDocument => {
  const sheet = sheetOf(template.paper);
  if (sheet === undefined) throw new Error('no such paper');
  return layoutDocument(filler.fill(template, document), { sheet, size: template.size ?? 9 }, plainFont);
};

/** The texts of a page line by line, from the top. */
export const linesOf = (boxes: readonly Box[]): readonly string[] => {
  const lines = new Map<number, { readonly x: number; readonly text: string }[]>();
  for (const box of boxes) {
    if (box.kind !== 'text') continue;
    const at = Math.round(box.y * 100);
    lines.set(at, [...(lines.get(at) ?? []), { x: box.x, text: box.text }]);
  }
  return [...lines]
    .toSorted(([a], [b]) => a - b)
    .map(([, texts]) =>
      texts
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' | '),
    );
};
