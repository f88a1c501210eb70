import { numericOf } from '../../numbers/numericOf.ts';
import type { ExcelClosure } from '../ExcelClosure.ts';
import { type ByExcelKind, byExcelKind, type ExcelNode } from '../ExcelNode.ts';
import { errorOf, errors } from '../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../values/ExcelValue.ts';
import { Matrix } from '../values/Matrix.ts';
import { compileAreas } from './areas.ts';
import { compileCall } from './calls.ts';
import { compileChain, compileNegation, compilePercent } from './chains.ts';
import type { ExcelContext } from './ExcelContext.ts';
import { compileLet, compileLocal } from './locals.ts';
import { compileCell, compileColumn, compileField, compileName, compileRange } from './references.ts';

const compilers: ByExcelKind<[ExcelContext], ExcelClosure> = {
  constant: ({ value }) => constant(value),
  decimal: ({ text }) => constant(numericOf(text)),
  error: ({ code }) => constant(errorOf(code) ?? errors.value),
  array: ({ rows }) => constant(arrayOf(rows)),
  field: compileField,
  cell: compileCell,
  name: compileName,
  column: compileColumn,
  range: compileRange,
  areas: compileAreas,
  chain: compileChain,
  negation: compileNegation,
  percent: compilePercent,
  call: compileCall,
  let: compileLet,
  local: compileLocal,
  omitted: () => constant(null),
};

/** Compiles a node to a closure. */
export function compileNode(node: ExcelNode, context: ExcelContext): ExcelClosure {
  return byExcelKind(compilers, node, context);
}

function constant(value: ExcelValue): ExcelClosure {
  return () => value;
}

function arrayOf(rows: readonly (readonly ExcelNode[])[]): Matrix {
  return new Matrix(rows.length, rows[0]?.length ?? 0, rows.flat().map(constantOf));
}

function constantOf(node: ExcelNode): ExcelScalar {
  if (node.kind === 'constant') return node.value;
  if (node.kind === 'decimal') return numericOf(node.text);
  return node.kind === 'error' ? (errorOf(node.code) ?? null) : null;
}
