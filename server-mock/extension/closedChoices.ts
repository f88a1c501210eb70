import { extensionKinds } from '../../runtime/model/fields/extension/extensionKinds.ts';
import type { ExtensionField } from '../../runtime/model/fields/extension/extensionPatches.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import { closedSource } from '../dictionaries/closedSource.ts';

/** Refuses the dictionary that an extension field newly takes its choices from and its maker may not read. */
export const closedChoices = (
  call: Pick<TransactionCall, 'context' | 'user'>,
  field: ExtensionField,
  before: ExtensionField | undefined,
): readonly Issue[] => {
  const kinds = extensionKinds(call.context.catalog.types);
  const sourceOf = ({ fieldType, dataDic = '' }: ExtensionField): string =>
    kinds.get(fieldType)?.chosen ? dataDic : '';
  const source = sourceOf(field);
  const issue =
    before !== undefined && source === sourceOf(before) ? undefined : closedSource(call, source, 'DataDic');
  return issue === undefined ? [] : [issue];
};
