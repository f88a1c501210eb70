import type { FunctionTable } from '../functions/declared/FormulaFunction.ts';
import { caught, Refusal } from '../Refusal.ts';
import type { Result } from '../Result.ts';
import type { Node, Tree } from '../Tree.ts';
import type { ValueType } from '../ValueType.ts';
import { nullWhenEmpty } from './comparisons.ts';
import { converted } from './conversions.ts';
import { declaredSql } from './declared/declaredSql.ts';
import type { FunctionSql } from './functions/FunctionSql.ts';
import { functionsInSql } from './functions/functionsInSql.ts';
import { conditionSql, expressionSql } from './nodes.ts';
import type { SqlColumn } from './SqlColumn.ts';
import type { SqlDetail } from './SqlDetail.ts';
import type { SqlExpression } from './SqlExpression.ts';
import type { SqlPiece } from './SqlPiece.ts';
import type { SqlTools } from './SqlTools.ts';
import type { SqlTranslation } from './SqlTranslation.ts';

/** Options of a translation besides its columns. */
export interface SqlOptions {
  /** Clock time for `today` and `now`; without it they are refused (`no-clock`). */
  readonly now?: string;
  /**
   * `condition` (default): for `where`, null may stand for false. `value`: the value itself; conditions give
   * true or false.
   */
  readonly as?: 'condition' | 'value';
  /** Rows of a detail by name; without it conditions on rows are refused (`not-in-sql`). */
  readonly detailOf?: (name: string) => SqlDetail | undefined;
  /** Functions besides the built-in ones. */
  readonly functions?: FunctionTable | undefined;
}

/**
 * A condition (or with `as: 'value'` a formula) as SQL of PostgreSQL 15, with the evaluator's rules for null,
 * text, dates and exact numbers. Column SQL comes from `columnOf`; values are parameters only. Errors:
 * `not-in-sql` for operations without an equivalent (`/`, `%`, lists), `unknown-field`, `type-mismatch`,
 * `no-clock`. Conditions on detail rows become `exists` and sub-selects over `detailOf`.
 */
export function toSql(
  tree: Tree,
  columnOf: (name: string) => SqlColumn | undefined,
  options: SqlOptions = {},
): Result<readonly SqlPiece[]> {
  const nothing = () => undefined;
  const translation = translationOf(toolsFor(options), {
    column: columnOf,
    item: nothing,
    detail: options.detailOf ?? nothing,
    functionSql: (name) => functionsInSql.get(name) ?? declaredIn(options.functions, name),
  });
  return caught(() => {
    if (options.as !== 'value') return translation.condition(tree.root, false);
    const { type, pieces } = translation.expression(tree.root);
    return nullWhenEmpty(pieces, type);
  });
}

/** Meaning of names at a node. */
type Names = Pick<SqlTranslation, 'column' | 'item' | 'detail' | 'functionSql'>;

function declaredIn(functions: FunctionTable | undefined, name: string): FunctionSql | undefined {
  const declared = functions?.get(name);
  return declared?.sql === undefined ? undefined : declaredSql(declared);
}

function translationOf(tools: SqlTools, names: Names): SqlTranslation {
  const translation: SqlTranslation = {
    tools,
    ...names,
    expression: (node) => expressionSql(node, translation),
    condition: (node, whole) => conditionSql(node, translation, whole),
    // If both have the name, the record's column would be read instead of the row's.
    within: (detail) =>
      translationOf(tools, {
        ...names,
        column: () => undefined,
        item: detail.columnOf,
        detail: () => undefined,
      }),
    refuse,
  };
  return translation;
}

/** Each type written as text. */
const writers: Readonly<Partial<Record<ValueType, (pieces: readonly SqlPiece[]) => readonly SqlPiece[]>>> = {
  text: (pieces) => pieces,
  number: (pieces) => ['cast(trim_scale(cast(', ...pieces, ' as numeric)) as text)'],
  boolean: (pieces) => ['cast(', ...pieces, ' as text)'],
  date: (pieces) => ['to_char(', ...pieces, ", 'YYYY-MM-DD')"],
  datetime: (pieces) => ['to_char(', ...pieces, ", 'YYYY-MM-DD HH24:MI:SS')"],
};

function toolsFor(options: SqlOptions): SqlTools {
  const tools: SqlTools = {
    number(expression) {
      const pieces = expression.type === 'boolean' ? undefined : converted(expression, 'number');
      const { type: right } = expression;
      if (pieces === undefined)
        throw new Refusal({
          code: 'type-mismatch',
          message: `${right} is no number.`,
          params: { left: 'number', right },
        });
      return ['cast(', ...pieces, ' as numeric)'];
    },
    text(expression: SqlExpression) {
      const write = writers[expression.literal === null ? 'text' : expression.type];
      return write === undefined
        ? tools.refuse(expression.type)
        : nullWhenEmpty(write(expression.pieces), 'text');
    },
    now() {
      if (options.now === undefined)
        throw new Refusal({ code: 'no-clock', message: 'No clock reading was given.' });
      return options.now;
    },
    refuse(name) {
      throw new Refusal({
        code: 'not-in-sql',
        message: `${name} has no translation here.`,
        params: { name },
      });
    },
  };
  return tools;
}

function refuse(
  node: Node,
  code: string,
  message: string,
  params?: Readonly<Record<string, string | number>>,
): never {
  const place = node.at === undefined ? {} : { at: node.at };
  throw new Refusal({ code, message, ...place, ...(params === undefined ? {} : { params }) });
}
