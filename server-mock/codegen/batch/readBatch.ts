import { closed, listOf, oneOf, textOf, wholeOf } from '../../../runtime/model/check/meta/parts.ts';
import type { TextBounds } from '../../../runtime/model/check/nesting.ts';
import { readFile } from '../../../runtime/model/check/readFile.ts';
import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import { checkShape } from '../../../runtime/model/check/shape.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { asObject, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { SchemaBatch } from './SchemaBatch.ts';

/** Most characters of a file. */
const mostText = 50_000_000;

const bounds: Required<TextBounds> = { depth: 64, nodes: 2_000_000 };

const anyObject = (description: string): JsonObject => ({ type: 'object', description });

const texts = listOf({ type: 'string', maxLength: 200 }, '');

const meta: JsonObject = closed(
  {
    batch: oneOf(['schemas'], 'what it is'),
    format: oneOf([1], 'format'),
    since: textOf('only what was published since'),
    schemas: listOf(
      closed(
        {
          kind: { type: 'string', minLength: 1, maxLength: 30 },
          name: { type: 'string', minLength: 1, maxLength: 200 },
          format: wholeOf('format of the versions', 1),
          versions: { ...listOf(anyObject('a version'), 'newest first'), minItems: 1 },
          shipped: { type: 'string', maxLength: 100 },
        },
        ['kind', 'name', 'format', 'versions'],
      ),
      'published schemas',
    ),
    entries: listOf(
      closed(
        {
          record: anyObject('row of the entry'),
          columns: listOf(anyObject('row of a column'), 'columns'),
          roles: texts,
          versions: listOf(anyObject('a version'), 'newest first'),
        },
        ['record', 'columns', 'roles', 'versions'],
      ),
      'table entries',
    ),
    numberRules: listOf(
      closed({ title: { type: 'string', maxLength: 200 }, row: anyObject('row of the rule') }, [
        'title',
        'row',
      ]),
      'number rules',
    ),
    rights: listOf(
      closed(
        { role: { type: 'string', maxLength: 200 }, menuId: wholeOf('line of the menu', 1), actions: texts },
        ['role', 'menuId', 'actions'],
      ),
      'rights on lines of the menu',
    ),
    forms: listOf(
      closed({ record: anyObject('row of the form'), fillRoles: texts, resultRoles: texts }, [
        'record',
        'fillRoles',
        'resultRoles',
      ]),
      'forms for collecting data',
    ),
  },
  ['batch', 'format', 'schemas', 'entries', 'numberRules', 'rights'],
);

/** Reads the text of a batch, which anybody may have written: its size, its depth and its shape. */
export const readBatch = (
  file: string,
  text: string,
): { readonly batch: SchemaBatch } | { readonly issues: readonly Issue[] } => {
  if (text.length > mostText)
    return { issues: [schemaIssue('batch.tooLarge', `${file}#`, { most: mostText / 1_000_000 })] };
  const read = readFile(file, text, bounds);
  if (read.issues.length > 0) return { issues: read.issues };
  const document = asObject(read.value);
  if (document?.batch !== 'schemas') return { issues: [schemaIssue('batch.none', `${file}#`)] };
  const issues = checkShape(meta, document, `${file}#`);
  if (issues.length > 0) return { issues };
  const batch = document as unknown as SchemaBatch; // checked
  const names = batch.schemas.map(({ kind, name }) => `${kind} ${name}`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined
    ? { batch }
    : { issues: [schemaIssue('batch.twice', `${file}#`, { name: twice })] };
};
