import type { ReactNode } from 'react';
import { optionViewIcon } from './optionViewIcons.ts';

/** The icon of a view; nothing for a name that this product does not know. */
export function OptionViewSymbol({ name }: { readonly name: string }): ReactNode {
  const Icon = optionViewIcon(name);
  return Icon ? <Icon aria-hidden="true" size="small" /> : null;
}
