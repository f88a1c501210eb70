import type { Json } from '../../../../runtime/model/schema/Json.ts';
import type { PreviewKind } from '../PreviewKind.ts';
import { board } from './board.ts';
import { form } from './form.tsx';
import { jsonSchema } from './jsonSchema.tsx';
import { page } from './page.tsx';
import { table } from './table.tsx';

/** All kinds of schema the playground shows, in list order. */
export const previewKinds: readonly PreviewKind[] = [form, table, page, board, jsonSchema];

/** Kind by name or alias, ignoring case and dashes (`json-schema`); undefined when unknown. */
export function kindNamed(name: string): PreviewKind | undefined {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return previewKinds.find(({ kind, aliases }) => kind.toLowerCase() === plain || aliases?.includes(plain));
}

/** Guesses the kind of a schema without a named kind; default form. */
export function kindOf(schema: Json): PreviewKind {
  return [jsonSchema, board, page, table].find((kind) => kind.fits(schema)) ?? form;
}
