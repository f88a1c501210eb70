import type { Frame } from '../../evaluate/Frame.ts';
import { callDeclared } from '../../functions/declared/callDeclared.ts';
import type {
  DeclaredType,
  FormulaFunction,
  FunctionTable,
} from '../../functions/declared/FormulaFunction.ts';
import { Refusal } from '../../Refusal.ts';
import type { Value } from '../../values/Value.ts';
import { toBoolean, toNumber, toSerial, toText } from '../values/coerce.ts';
import { dateFromText } from '../values/dateFromText.ts';
import { ExcelDate } from '../values/ExcelDate.ts';
import { ExcelError, errors } from '../values/ExcelError.ts';
import type { ExcelScalar } from '../values/ExcelValue.ts';
import { isoDate } from '../values/isoDate.ts';
import { dateText } from '../values/leaving.ts';
import type { ExcelCallable } from './ExcelFunction.ts';
import { knownFunctions } from './knownFunctions.ts';

const known = new WeakMap<FormulaFunction, ExcelCallable>();

/** Finds a function by its upper-case name: built-in first, then declared. */
export function excelNamed(name: string, declared: FunctionTable | undefined): ExcelCallable | undefined {
  const builtIn = knownFunctions.get(name);
  if (builtIn !== undefined || declared === undefined) return builtIn;
  const found = declared.get(name);
  return found === undefined ? undefined : declaredExcel(found);
}

/** Adapts a declared function to Excel. Bad arguments, exceptions and wrong results become error values. */
function declaredExcel(declared: FormulaFunction): ExcelCallable {
  const made = known.get(declared);
  if (made !== undefined) return made;
  const { name, parameters, result } = declared;
  const callable: ExcelCallable = {
    name,
    parameters: parameters.map((one) => ({
      name: one.name,
      takes: 'scalar',
      ...(one.optional === true && { optional: true }),
    })),
    result,
    run: (frame, ...taken) => {
      const given: Value[] = [];
      for (const [at, { type }] of parameters.entries()) {
        // Parameters take one value, which is not an error here.
        const value = entering((taken[at] ?? null) as ExcelScalar, type);
        if (value instanceof ExcelError) return value;
        given.push(value);
      }
      return answer(declared, frame, given);
    },
  };
  known.set(declared, callable);
  return callable;
}

/** Refusals that become an error value here; limits stay refusals. */
const failures: ReadonlySet<string> = new Set(['function-failed', 'function-result']);

function answer(declared: FormulaFunction, frame: Frame, given: readonly Value[]): ExcelScalar {
  try {
    const called = callDeclared(declared, frame, given);
    if ('value' in called) return leaving(called.value, declared.result);
    return called.problem === 'range' ? errors.number : errors.value;
  } catch (thrown) {
    if (thrown instanceof Refusal && failures.has(thrown.error.code)) return errors.value;
    throw thrown;
  }
}

/** Coerces an argument as for built-in functions; blank stays blank. */
function entering(value: ExcelScalar, type: DeclaredType): Value | ExcelError {
  if (value === null || value === '' || value instanceof ExcelError) return value;
  if (type === 'number') return toNumber(value);
  if (type === 'boolean') return toBoolean(value);
  return type === 'text' ? toText(value) : dated(value);
}

function dated(value: ExcelScalar): string | ExcelError {
  if (value instanceof ExcelDate) return dateText(value);
  const written = typeof value === 'string' ? dateFromText(value) : undefined;
  if (written !== undefined) return dateText(written);
  const serial = toSerial(value);
  return serial instanceof ExcelError ? serial : dateText(new ExcelDate(serial));
}

function leaving(value: Value, type: DeclaredType): ExcelScalar {
  // `callDeclared` returns one value of the declared type.
  const scalar = value as Exclude<ExcelScalar, ExcelDate | ExcelError>;
  if (typeof scalar !== 'string' || (type !== 'date' && type !== 'datetime')) return scalar;
  const date = isoDate(scalar);
  return date === undefined ? scalar : new ExcelDate(date.serial, type === 'datetime', scalar);
}
