import type { ReactNode } from 'react';
import type { PageProps } from '../../../runtime/Renderer.ts';
import { TemplateList } from './TemplateList.tsx';

/** `page: "printTree"`: the print templates in force, with the tree of their catalogues at the left. */
export function PrintTreePage(props: PageProps): ReactNode {
  return <TemplateList {...props} hasTree />;
}
