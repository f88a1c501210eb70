import type { ReactNode } from 'react';
import { viewIcon } from './viewIcons.ts';

/** The icon of a view; nothing for a name that this product does not know. */
export function ViewIcon({ name }: { readonly name: string }): ReactNode {
  const Icon = viewIcon(name);
  return Icon ? <Icon aria-hidden="true" size="small" /> : null;
}
