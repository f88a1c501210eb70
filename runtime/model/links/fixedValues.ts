import type { Condition } from '../schema/Condition.ts';
import type { Cell } from '../schema/Row.ts';

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const nameIn = (said: unknown): string | undefined => {
  const name = (said as { readonly var?: unknown } | null)?.var;
  return typeof name === 'string' ? name : undefined;
};

/** The values that a condition asks of fields by `==`, alone or joined by `and`. Other parts say no value. */
export const fixedValues = (condition: Condition | undefined): Readonly<Record<string, Cell>> => {
  if (condition === null || typeof condition !== 'object' || Array.isArray(condition)) return {};
  const { '==': equal, and } = condition as { readonly '=='?: unknown; readonly and?: unknown };
  if (Array.isArray(and))
    return Object.assign({}, ...and.map((part: unknown) => fixedValues(part as Condition)));
  if (!Array.isArray(equal) || equal.length !== 2) return {};
  const [one, two]: readonly unknown[] = equal;
  const [name, value] = [nameIn(one) ?? nameIn(two), isPlain(one) ? one : two];
  return name === undefined || !isPlain(value) ? {} : { [name]: value };
};
