import { mainName } from '../../../runtime/model/formulas/recordScope.ts';
import { sourceField } from '../../../runtime/model/views/viewSources.ts';
import type { ViewDesignerStore } from './ViewDesignerStore.ts';

/**
 * The field with the currency of an amount: of its own source, or of the header that a joined source is. Undefined: no
 * amount, or its header is no source.
 */
export function currencyOf(store: ViewDesignerStore, path: string): string | undefined {
  const field = store.fieldOf(path)?.currencyField;
  const [as = ''] = sourceField(path) ?? [];
  if (field === undefined) return undefined;
  if (!field.startsWith(`${mainName}.`)) return `${as}.${field}`;
  const joins = store.draft.view.parts[0]?.joins ?? [];
  const name = field.slice(mainName.length + 1);
  const header = joins.find(({ as: one, by }) => by?.startsWith(`${as}.`) && store.fieldOf(`${one}.${name}`));
  return header && `${header.as}.${name}`;
}
