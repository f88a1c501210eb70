import type { ComponentType } from 'react';
import { lazyPage } from '../../runtime/host/lazyPage.ts';
import { pageKinds } from '../../runtime/model/check/pageKinds/pageKinds.ts';
import type { PageProps, Renderer } from '../../runtime/Renderer.ts';

/** A file of this folder: its component has its name. */
type PageFile = Readonly<Record<string, ComponentType<PageProps>>>;

const load = async (view: string): Promise<ComponentType<PageProps>> => {
  const file = (await import(`./${view}Page.tsx`)) as PageFile;
  const found = file[`${view}Page`];
  if (found === undefined) throw new Error(`renderers/pages/${view}Page.tsx has no component of its name`);
  return found;
};

/** Page renderers of the product besides those of capabilities; each loads when a page first needs it. */
export const pageRenderers: readonly Renderer[] = pageKinds.flatMap(({ name, view }) =>
  view === undefined ? [] : [lazyPage(name, () => load(view))],
);
