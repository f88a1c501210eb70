import type { Json } from '../../../../runtime/model/schema/Json.ts';
import type { PreviewKind } from '../PreviewKind.ts';
import { board } from './board.ts';
import { form } from './form.tsx';
import { jsonSchema } from './jsonSchema.tsx';
import { page } from './page.tsx';
import { table } from './table.tsx';

/** Every kind of schema the playground shows, in the order of its list. */
export const previewKinds: readonly PreviewKind[] = [form, table, page, board, jsonSchema];

/** The kind of this name or alias, whatever its case and dashes (`json-schema`); undefined: there is none. */
export function kindNamed(name: string): PreviewKind | undefined {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return previewKinds.find(({ kind, aliases }) => kind.toLowerCase() === plain || aliases?.includes(plain));
}

/** Guesses the kind of a schema without a named kind; default form. */
export function kindOf(schema: Json): PreviewKind {
  return [jsonSchema, board, page, table].find((kind) => kind.fits(schema)) ?? form;
}
