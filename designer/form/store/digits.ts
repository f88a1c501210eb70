import { questionKind } from '../../../runtime/model/collections/questionKinds.ts';
import {
  extensionKinds,
  mostDigits as mostOfQuestion,
} from '../../../runtime/model/fields/extension/extensionKinds.ts';
import { numberOf } from '../../../runtime/model/record/design/designValues.ts';
import { asObject, type Json } from '../../../runtime/model/schema/Json.ts';
import type { FormBase } from '../base/FormBase.ts';
import type { DrawnPart } from '../draft/DrawnPart.ts';
import type { SetKeys } from '../properties/FormProperty.ts';
import { isNewField } from './checkPart.ts';

/** Most digits after the point that this new field or question may have; 0: it has no such setting. */
export const mostDigits = (view: DrawnPart, base: Pick<FormBase, 'fieldTypes' | 'makesFields'>): number => {
  if (!isNewField(view)) return 0;
  if (base.makesFields) return questionKind(view.type)?.columnType === 'decimal' ? mostOfQuestion : 0;
  return extensionKinds(base.fieldTypes).get(view.type)?.mostDigits ?? 0;
};

/** Keys that set the digits after the point of a new field; undefined: not a whole number from 0 to `most`. */
export const digitKeys = (view: DrawnPart, value: Json | undefined, most: number): SetKeys | undefined => {
  const { scale: _before, ...options } = view.options;
  const jig = asObject(view.part.raw.jig);
  if (value === undefined || value === null || value === '') return { jig: { ...jig, options } };
  const scale = numberOf(value);
  return scale === undefined || !Number.isInteger(scale) || scale < 0 || scale > most
    ? undefined
    : { jig: { ...jig, options: { ...options, scale } } };
};
