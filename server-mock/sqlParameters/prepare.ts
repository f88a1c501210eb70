import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { limits } from './limits.ts';
import { namesOf } from './Names.ts';
import { nodeRules } from './nodes/index.ts';
import { select } from './nodes/select.ts';
import { type Place, Places } from './Places.ts';
import { Printer, type SqlRule } from './Printer.ts';
import { parse, selectOf } from './parse.ts';
import { type Placed, placeParameters } from './placeholders.ts';
import { flatten, type Piece } from './Sql.ts';
import { survey } from './survey.ts';

/** A checked text, printed from its syntax tree. The caller fills its holes with rows and values. */
export interface Prepared {
  readonly pieces: readonly Piece[];
  /** Content of each `{...}`, in order. */
  readonly parameters: readonly { readonly name: string; readonly place: Place }[];
  /** Schema tables it reads, in exact case, without duplicates. */
  readonly tables: readonly string[];
}

export type PrepareResult =
  | { readonly ok: true; readonly value: Prepared }
  /** `params.from` and `params.to` are UTF-16 offsets in the text. */
  | { readonly ok: false; readonly issues: readonly Issue[] };

const refused = (rule: SqlRule, place: Place, params: Issue['params'] = {}): PrepareResult => ({
  ok: false,
  issues: [{ path: '', rule, params: { ...params, from: place.from, to: place.to }, severity: 'error' }],
});

/**
 * Parses and checks a text: exactly one SELECT with allowed constructs over schema tables. The result depends only
 * on the text and the schemas, never on the caller.
 */
export const prepare = async (catalog: SchemaCatalog, text: string): Promise<PrepareResult> => {
  const whole: Place = { from: 0, to: text.length };
  if (text.length > limits.text)
    return refused('sqlParameter.tooLong', { from: limits.text, to: text.length }, { most: limits.text });
  if (text.trim() === '') return refused('sqlParameter.oneSelect', whole);
  // The parser is written in C and would stop reading at NUL.
  if (text.includes('\0')) return refused('sqlParameter.syntax', whole, { name: 'NUL' });
  const placed = placeParameters(text);
  if (placed.numbered !== undefined)
    return refused('sqlParameter.numbered', placed.numbered, { name: placed.numbered.name });
  if (placed.placeholders.length > limits.parameters)
    return refused('sqlParameter.tooMany', whole, { most: limits.parameters });
  return printed(catalog, placed, whole);
};

const printed = async (catalog: SchemaCatalog, placed: Placed, whole: Place): Promise<PrepareResult> => {
  const parsed = await parse(placed.text);
  if (!parsed.ok)
    return refused('sqlParameter.parse', new Places(placed).ofCodePoint(parsed.at), {
      reason: parsed.message,
    });
  const [statement, ...others] = parsed.statements;
  const selected = selectOf(statement);
  if (statement === undefined || selected === undefined || others.length > 0)
    return refused('sqlParameter.oneSelect', whole);

  const found = survey(statement);
  if (found.nodes > limits.nodes || found.depth > limits.depth)
    return refused('sqlParameter.tooComplex', whole);
  if (found.relations.length > limits.tables)
    return refused('sqlParameter.tooManyTables', whole, { most: limits.tables });

  const issues: Issue[] = [];
  const printer = new Printer({
    rules: nodeRules,
    names: namesOf(catalog, found.relations, found.made),
    places: new Places(placed, parsed.tokens),
    parameters: placed.placeholders.length,
    issues,
  });
  const pieces = flatten(select(selected, printer, limits.rows));
  if (issues.length > 0) return { ok: false, issues };
  const tables = pieces.flatMap((piece) =>
    typeof piece === 'object' && 'table' in piece ? [piece.table] : [],
  );
  return {
    ok: true,
    value: {
      pieces,
      parameters: placed.placeholders.map(({ name, ...place }) => ({ name, place })),
      tables: [...new Set(tables)],
    },
  };
};
