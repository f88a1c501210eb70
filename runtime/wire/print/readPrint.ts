import { listOf, number, object, type Shape, text } from '../shape.ts';
import type { KeptPrint, OfferedTemplate, PrintedDocument } from './Print.ts';

/** The answer of `keep`. */
export const keptPrint: Shape<KeptPrint> = object<KeptPrint>({
  ...{ url: text, pages: number, documents: number, notes: listOf(text) },
});

/** The answer of `templates`. */
export const offeredTemplates: Shape<readonly OfferedTemplate[]> = listOf(
  object<OfferedTemplate>({ name: text, title: text }),
);

/** The answer of `printed`. */
export const printedDocuments: Shape<readonly PrintedDocument[]> = listOf(
  object<PrintedDocument>({
    key: text,
    times: number,
    prints: listOf(
      object<PrintedDocument['prints'][number]>({ by: text, at: text, template: text, copies: number }),
    ),
  }),
);
