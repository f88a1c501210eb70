import type { ReactNode } from 'react';
import type { PageProps } from '../../../runtime/Renderer.ts';
import { TemplateList } from './TemplateList.tsx';

/** `page: "prints"`: the print templates in force. */
export function PrintsPage(props: PageProps): ReactNode {
  return <TemplateList {...props} hasTree={false} />;
}
