import type { ReactNode } from 'react';
import type { PageProps } from '../../runtime/Renderer.ts';
import { SharedContent } from '../shares/view/SharedContent.tsx';

/** `page: "shared"`: what the code in the address opens, without an account. */
export function SharedPage({ page }: PageProps): ReactNode {
  const code = page.path.replaceAll('/', '').toLowerCase();
  return <SharedContent key={code} code={code} />;
}
