import {
  compile,
  type Data,
  type DataObject,
  fieldsOf,
  isTruthy,
  type Program,
  parseJsonLogic,
} from '../../../expressions/index.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';

/** Programs by the object that a step writes; a step is read once for all its documents. */
const programs = new WeakMap<object, Program>();

const programOf = (written: Json): Program => {
  const said = Object(written) as object;
  const known = programs.get(said);
  if (known !== undefined) return known;
  const tree = parseJsonLogic(written);
  if (!tree.ok) throw new Error(`a formula of the demo story: ${tree.error.message}`);
  const program = compile(tree.value);
  programs.set(said, program);
  return program;
};

/** What a formula says of a row, with further names beside its fields. */
export const storyFormula = (formula: Json, row: Row, more: Readonly<Record<string, Row>> = {}): Data => {
  const answer = programOf(formula).run(fieldsOf(row as DataObject, more as DataObject));
  if (!answer.ok) throw new Error(`a formula of the demo story: ${answer.error.message}`);
  return answer.value;
};

/** The rows that a condition holds for; all without one. */
export const fitting = (rows: readonly Row[], where: Json | undefined): readonly Row[] =>
  where === undefined ? rows : rows.filter((row) => isTruthy(storyFormula(where, row)));
