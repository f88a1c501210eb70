import { compile, type Program, type RunOptions, type Scope, type Tree } from '../../../expressions/index.ts';
import { pluginFunctions } from '../fields/plugin/pluginFunctions.ts';
import type { ResolvedField, ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { formulaLanguages } from '../formulas/formulaLanguages.ts';
import { formulaValue } from '../formulas/formulaValue.ts';
import { readFormula } from '../formulas/readExpression.ts';
import type { Formula } from '../schema/Condition.ts';
import type { Cell, Row } from '../schema/Row.ts';

/** A field that a declared formula sets. */
interface FieldFormula {
  readonly field: ResolvedField;
  readonly tree: Tree;
  readonly program: Program;
}

/** Formulas over rows of `from` for fields of `own`. What cannot be read is left out; the schema check reports it. */
export const compiledFields = (
  from: ResolvedTable,
  own: ResolvedTable,
  values: Readonly<Record<string, Formula>>,
): readonly FieldFormula[] =>
  Object.entries(values).flatMap(([name, formula]) => {
    const field = own.byName.get(name);
    const names = from.fields.map((one) => ({ code: one.field, title: one.title }));
    const tree = readFormula(formula, names);
    if (field === undefined || !tree.ok) return [];
    const options = { languages: formulaLanguages(), functions: pluginFunctions() };
    return [{ field, tree: tree.value, program: compile(tree.value, options) }];
  });

/** The values of the fields in a scope. */
export const valuesIn = (fields: readonly FieldFormula[], scope: Scope, options: RunOptions): Row =>
  Object.fromEntries(
    fields.map(({ field, program }): [string, Cell] => [
      field.field,
      formulaValue(field, program, scope, options),
    ]),
  );
