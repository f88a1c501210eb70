import { callDeclared } from '../../functions/declared/callDeclared.ts';
import type {
  DeclaredType,
  FormulaFunction,
  FunctionTable,
} from '../../functions/declared/FormulaFunction.ts';
import { Refusal } from '../../Refusal.ts';
import type { Value } from '../../values/Value.ts';
import type { NativeCallable } from './NativeFunction.ts';
import { nativeFunctions } from './nativeFunctions.ts';

/**
 * Type letters for signatures. Each is combined with `l`, which accepts null; null counts as empty. Dates are
 * text here.
 */
const letters: Readonly<Record<DeclaredType, string>> = {
  number: 'n',
  text: 's',
  boolean: 'b',
  date: 's',
  datetime: 's',
};

const known = new WeakMap<FormulaFunction, NativeCallable>();

/** Finds a function by its name without `$`: in the library, then among the declared ones. */
export function nativeNamed(name: string, declared: FunctionTable | undefined): NativeCallable | undefined {
  const native = nativeFunctions.get(name);
  if (native !== undefined || declared === undefined) return native;
  const found = declared.get(name);
  return found === undefined ? undefined : declaredNative(found);
}

/**
 * Adapts a declared function to JSONata. T0410 for an argument of another type, `argument-range` for one out
 * of bounds.
 */
function declaredNative(declared: FormulaFunction): NativeCallable {
  const made = known.get(declared);
  if (made !== undefined) return made;
  const { name, parameters, result } = declared;
  const taken = parameters.map(({ type, optional }) => `(${letters[type]}l)${optional === true ? '?' : ''}`);
  const callable: NativeCallable = {
    name,
    signature: `<${taken.join('')}:${letters[result]}>`,
    run({ frame }, ...given) {
      // The signature accepts only single values.
      const called = callDeclared(declared, frame, given as readonly Value[]);
      if ('value' in called) return called.value as null | boolean | number | string;
      const { index } = called;
      const { error } =
        called.problem === 'range'
          ? frame.refuse('argument-range', `Argument ${index} of ${name} is outside its bounds.`)
          : frame.refuse('T0410', `Argument ${index} does not fit the function.`);
      throw new Refusal({ ...error, params: { name, index } });
    },
  };
  known.set(declared, callable);
  return callable;
}
