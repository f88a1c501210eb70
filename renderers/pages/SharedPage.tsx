import type { ReactNode } from 'react';
import type { PageProps } from '../../runtime/Renderer.ts';
import { SharedView } from '../shares/view/SharedView.tsx';

/** `page: "shared"`: what the code in the address opens, without an account. */
export function SharedPage({ page }: PageProps): ReactNode {
  const code = page.path.replaceAll('/', '').toLowerCase();
  return <SharedView key={code} code={code} />;
}
