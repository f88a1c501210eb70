import { Pratt } from '../grammar/Pratt.ts';
import type { ParseOptions } from '../Language.ts';
import { caught } from '../Refusal.ts';
import type { Result } from '../Result.ts';
import type { Formula, Tree } from '../Tree.ts';
import type { ExcelNode } from './ExcelNode.ts';
import { checkColumns } from './grammar/checkColumns.ts';
import { excelGrammar } from './grammar/excelGrammar.ts';
import { fieldIndex } from './grammar/FieldIndex.ts';
import { ParseState } from './grammar/ParseState.ts';

/** Root of the tree of an Excel formula. */
export interface ExcelFormula extends Formula {
  readonly language: 'excel';
  readonly body: ExcelNode;
}

/**
 * Parses a formula, with or without its `=`. Codes: `unexpected-token` (params.found, params.expected),
 * `unexpected-end`, `unclosed-text`, `unclosed-field`, `bad-character`, `uneven-array`, `unknown-function`
 * and `unknown-field` (params.name, params.suggestion), `ambiguous-field` (params.codes), `argument-count`,
 * `detail-outside-aggregate`, `number-range`, and the limits.
 */
export function parse(source: string, options?: ParseOptions): Result<Tree> {
  return caught(() => {
    const state = new ParseState(
      options?.fields === undefined ? undefined : fieldIndex(options.fields),
      options?.functions,
    );
    const body = new Pratt(source, excelGrammar, state).whole();
    if (state.columns) checkColumns(body);
    const reads = state.reads.length > 16 ? [...new Set(state.reads)] : state.reads;
    const root: ExcelFormula = { kind: 'formula', language: 'excel', body, reads };
    return { root };
  });
}
