import type { FunctionDefinition } from '../FunctionDefinition.ts';
import { functions } from '../functions.ts';
import { callDeclared } from './callDeclared.ts';
import type { FormulaFunction, FunctionTable } from './FormulaFunction.ts';

const known = new WeakMap<FormulaFunction, FunctionDefinition>();

/** Finds a function by name: built-in first, then declared. */
export function functionNamed(
  name: string,
  declared: FunctionTable | undefined,
): FunctionDefinition | undefined {
  const builtIn = functions.get(name);
  if (builtIn !== undefined || declared === undefined) return builtIn;
  const found = declared.get(name);
  return found === undefined ? undefined : declaredDefinition(found);
}

/** Minimum and maximum number of arguments. */
export function arityOf({ parameters }: FormulaFunction): readonly [number, number] {
  return [parameters.filter(({ optional }) => optional !== true).length, parameters.length];
}

/**
 * Adapts a declared function to conditions. An argument of another type, or out of its bounds, gives null.
 */
function declaredDefinition(declared: FormulaFunction): FunctionDefinition {
  const made = known.get(declared);
  if (made !== undefined) return made;
  const definition: FunctionDefinition = {
    name: declared.name,
    arity: arityOf(declared),
    // Dates and datetimes may replace each other; `run` looks at the value.
    operands: declared.parameters.map(({ type }) => (type === 'date' || type === 'datetime' ? 'any' : type)),
    result: declared.result,
    run(frame, ...operands) {
      const called = callDeclared(declared, frame, operands);
      return 'value' in called ? called.value : null;
    },
  };
  known.set(declared, definition);
  return definition;
}
