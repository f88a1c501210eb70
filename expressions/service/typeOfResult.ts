import type { FieldName } from '../Language.ts';
import type { Tree } from '../Tree.ts';
import { infer } from '../types/infer.ts';
import type { ValueType } from '../ValueType.ts';
import type { LanguageTools } from './LanguageTools.ts';
import { typeOfFields } from './typeOfFields.ts';

/** Fields that a text may name. */
export interface Known {
  readonly fields: readonly FieldName[];
}

/** Result type of a text over typed fields: `any` if it depends on values, undefined if unreadable. */
export function typeOfResult(
  { language }: LanguageTools,
  text: string,
  { fields }: Known,
): ValueType | undefined {
  const tree = language.parse(text, { fields });
  return tree.ok ? typeOfTree(tree.value, { fields }, [language]) : undefined;
}

/** Result type of a tree, for example of a condition. */
export function typeOfTree(
  { root }: Tree,
  { fields }: Known,
  languages: readonly LanguageTools['language'][] = [],
): ValueType {
  return infer(root, {
    typeOf: typeOfFields(fields),
    languages,
    items: undefined,
    report: () => undefined,
    learn: () => undefined,
  });
}
