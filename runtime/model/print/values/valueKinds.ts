import type { PrintValue } from '../../schema/PrintSchema.ts';
import { fact } from './fact.ts';
import { field } from './field.ts';
import { formula } from './formula.ts';
import { text } from './text.ts';
import type { ValueKind } from './ValueKind.ts';
import { words } from './words.ts';

/** Kinds of values. */
export const valueKinds: readonly ValueKind[] = [text, field, formula, words, fact];

/** The kind of a value; undefined: it is of none. */
export const valueKindOf = (value: PrintValue): ValueKind | undefined =>
  valueKinds.find(({ name }) => Object.hasOwn(value, name));
