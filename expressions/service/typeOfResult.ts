import type { FieldName } from '../Language.ts';
import type { Tree } from '../Tree.ts';
import { infer } from '../types/infer.ts';
import type { ValueType } from '../ValueType.ts';
import type { LanguageTools } from './LanguageTools.ts';
import { typeOfFields } from './typeOfFields.ts';

/** What fields a text may name. */
export interface Known {
  readonly fields: readonly FieldName[];
}

/** The type of a text's result over typed fields: `any` when it depends on values, undefined when it cannot be read. */
export function typeOfResult(
  { language }: LanguageTools,
  text: string,
  { fields }: Known,
): ValueType | undefined {
  const tree = language.parse(text, { fields });
  return tree.ok ? typeOfTree(tree.value, { fields }, [language]) : undefined;
}

/** The same of a tree, a condition's for example. */
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
