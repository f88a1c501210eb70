import type { FieldTypeRegistry } from '../../fields/types/index.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { SchemaBundle } from '../../schema/SchemaBundle.ts';
import { type BundleDraft, putNamed } from './BundleDraft.ts';
import { hasTexts, misshapen } from './refusals.ts';
import type { FileKind, PutSchema, SchemaChange, SchemaKind } from './SchemaKind.ts';

const othersOf = ({ others }: BundleDraft, { name }: SchemaKind): Map<string, object> => {
  const known = others.get(name) ?? new Map<string, object>();
  others.set(name, known);
  return known;
};

/** Puts a checked document into the draft, unless its name is taken. */
export const putDocument = (draft: BundleDraft, kind: FileKind, document: object): PutSchema =>
  kind.files.put?.(draft, document) ??
  putNamed(
    othersOf(draft, kind),
    String((document as Readonly<Record<string, unknown>>)[kind.files.sign]),
    document,
  );

/** Applies a published change. Returns issues, and changes nothing, when it does not fit the schemas so far. */
export const applyChange = (
  draft: BundleDraft,
  kind: SchemaKind,
  change: SchemaChange,
  types: FieldTypeRegistry,
): readonly Issue[] => {
  const { publishing, files } = kind;
  const { name, patch } = change;
  if (publishing?.apply !== undefined) return publishing.apply(draft, change, types);
  if (publishing === undefined || files === undefined) return misshapen(kind.name, name);
  if (!hasTexts(patch, files.sign) || patch[files.sign] !== name)
    return misshapen(kind.name, name, `/${files.sign}`);
  othersOf(draft, kind).set(name, patch);
  return [];
};

/** The schemas of a kind, each with the name that issues use for its file. */
export const entriesOf = (
  bundle: SchemaBundle,
  { name, files }: FileKind,
): Iterable<readonly [name: string, schema: object]> =>
  files.entries?.(bundle) ?? bundle.others?.get(name) ?? [];
