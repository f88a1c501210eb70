import { type ByKind, byKind } from '../byKind.ts';
import type { Arithmetic, Choice, Node, Variable } from '../Tree.ts';
import type { ValueType } from '../ValueType.ts';
import { isTruthy } from '../values/isTruthy.ts';
import { equalSql, joinedBy, memberSql, orderSql, twoValued } from './comparisons.ts';
import { constant, converted, sharedType } from './conversions.ts';
import { excelSql } from './excelSql.ts';
import { eachSql, listTruth, sumSql } from './rows.ts';
import type { SqlExpression } from './SqlExpression.ts';
import type { SqlPiece } from './SqlPiece.ts';
import type { SqlTranslation } from './SqlTranslation.ts';

type Pieces = readonly SqlPiece[];

/** Nodes that are conditions; undefined: use the truth of the value. */
const conditions: ByKind<[SqlTranslation, boolean], Pieces | undefined> = {
  literal: (node) => [String(isTruthy(node.value))],
  logic: (node, translation, whole) =>
    joinedBy(
      ` ${node.operator} `,
      node.operands.map((operand) => translation.condition(operand, whole)),
    ),
  truth: (node, translation, whole) =>
    node.negated
      ? ['(not ', ...translation.condition(node.operand, true), ')']
      : translation.condition(node.operand, whole),
  equal: equalSql,
  order: orderSql,
  member: memberSql,
  choice: (node, translation, whole) => {
    const branches = node.branches.flatMap((branch) => [
      ' when ',
      ...translation.condition(branch.when, false),
      ' then ',
      ...translation.condition(branch.then, whole),
    ]);
    const otherwise = translation.condition(node.otherwise, whole);
    return branches.length === 0 ? otherwise : ['(case', ...branches, ' else ', ...otherwise, ' end)'];
  },
  variable: listTruth,
  list: () => undefined,
  arithmetic: () => undefined,
  each: eachSql,
  reduce: () => undefined,
  missing: () => undefined,
  call: () => undefined,
  formula: () => undefined,
};

/** JSON Logic's truth of a column of each type. */
const truths: Readonly<Record<ValueType, (pieces: Pieces, whole: boolean) => Pieces>> = {
  boolean: twoValued,
  number: (pieces, whole) => twoValued(['(', ...pieces, ' <> 0)'], whole),
  text: (pieces, whole) => twoValued(['(', ...pieces, " <> '')"], whole),
  date: (pieces) => ['(', ...pieces, ' is not null)'],
  datetime: (pieces) => ['(', ...pieces, ' is not null)'],
  list: (pieces, whole) => twoValued(['(', ...pieces, " <> '')"], whole),
  any: (pieces, whole) => twoValued(['(', ...pieces, " <> '')"], whole),
};

/** A node as a condition. */
export function conditionSql(node: Node, translation: SqlTranslation, whole: boolean): Pieces {
  const condition = byKind(conditions, node, translation, whole);
  if (condition !== undefined) return condition;
  const { type, pieces } = translation.expression(node);
  return truths[type](pieces, whole);
}

const none = (node: Node, translation: SqlTranslation): never =>
  translation.refuse(node, 'not-in-sql', 'This has no translation to SQL.', { name: writtenName(node) });

/** What the user wrote: an operator, a function, else the kind of node. */
function writtenName(node: Node): string {
  if (node.kind === 'call') return node.name;
  return 'operator' in node ? node.operator : node.kind;
}

const asCondition = (node: Node, translation: SqlTranslation): SqlExpression => ({
  type: 'boolean',
  pieces: translation.condition(node, true),
});

/** Nodes as values. */
const expressions: ByKind<[SqlTranslation], SqlExpression> = {
  literal: (node, translation) =>
    typeof node.value === 'object' && node.value !== null ? none(node, translation) : constant(node.value),
  variable: variableSql,
  arithmetic: arithmeticSql,
  choice: choiceSql,
  equal: asCondition,
  order: asCondition,
  truth: asCondition,
  member: asCondition,
  logic: (node, translation) => {
    // The deciding operand is a boolean only if all are.
    const whole = node.operands.every((operand) => translation.expression(operand).type === 'boolean');
    return whole ? asCondition(node, translation) : none(node, translation);
  },
  call: (node, translation) => {
    const sum = sumSql(node, translation);
    if (sum !== undefined) return sum;
    const sql = translation.functionSql(node.name);
    const operands = node.operands.map((operand) => translation.expression(operand));
    return sql === undefined ? none(node, translation) : sql(operands, translation.tools);
  },
  list: none,
  each: (node, translation) =>
    node.operator === 'map' || node.operator === 'filter'
      ? none(node, translation)
      : asCondition(node, translation),
  reduce: none,
  missing: none,
  formula: (node, translation) =>
    node.language === 'excel' ? excelSql(node, translation) : none(node, translation),
};

/** A node as a value. */
export function expressionSql(node: Node, translation: SqlTranslation): SqlExpression {
  return byKind(expressions, node, translation);
}

function variableSql(node: Variable, translation: SqlTranslation): SqlExpression {
  const name = node.path.join('.');
  const column =
    node.of === 'record' ? translation.column(name) : node.of === 'item' ? translation.item(name) : undefined;
  if (column === undefined)
    return translation.refuse(node, 'unknown-field', `There is no column ${name}.`, { name });
  const read: SqlExpression = { type: column.type, pieces: [column.sql] };
  if (node.fallback === undefined) return read;
  const fallback = translation.expression(node.fallback);
  const pieces = converted(fallback, column.type);
  if (pieces === undefined)
    return translation.refuse(node, 'type-mismatch', 'The default is of another type.', {
      left: column.type,
      right: fallback.type,
    });
  return { type: column.type, pieces: ['coalesce(', ...read.pieces, ', ', ...pieces, ')'] };
}

const translated: ReadonlySet<Arithmetic['operator']> = new Set(['+', '-', '*']);

function arithmeticSql(node: Arithmetic, translation: SqlTranslation): SqlExpression {
  // PostgreSQL divides with another precision, so a quotient could differ in its last digits.
  if (!translated.has(node.operator)) return none(node, translation);
  const operands = node.operands.map((operand) => translation.tools.number(translation.expression(operand)));
  const [only] = operands;
  if (operands.length > 1 || only === undefined)
    return { type: 'number', pieces: joinedBy(` ${node.operator} `, operands) };
  return { type: 'number', pieces: node.operator === '-' ? ['(- ', ...only, ')'] : only };
}

function choiceSql(node: Choice, translation: SqlTranslation): SqlExpression {
  const ends = [...node.branches.map((branch) => branch.then), node.otherwise].map((end) =>
    translation.expression(end),
  );
  const type = sharedType(ends);
  const values = ends.map((end) => (type === undefined ? undefined : converted(end, type)));
  const pieces = node.branches.flatMap((branch, index) => [
    ' when ',
    ...translation.condition(branch.when, false),
    ' then ',
    ...(values[index] ?? none(node, translation)),
  ]);
  const otherwise = values.at(-1) ?? none(node, translation);
  return {
    type: type ?? 'any',
    pieces: node.branches.length === 0 ? otherwise : ['(case', ...pieces, ' else ', ...otherwise, ' end)'],
  };
}
