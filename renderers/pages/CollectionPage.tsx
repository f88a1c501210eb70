import type { ComponentType, ReactNode } from 'react';
import { collectionMessages } from '../../runtime/model/messages/collection.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import { FillPart } from './collection/FillPart.tsx';
import { ResultsPart } from './collection/ResultsPart.tsx';
import './collection/collection.css';

addMessages(collectionMessages);

const parts: Readonly<Record<NonNullable<PageSchema['part']>, ComponentType<PageProps>>> = {
  fill: FillPart,
  results: ResultsPart,
};

/** `page: "collection"`: filling in a form, or the answers by form. */
export function CollectionPage(props: PageProps): ReactNode {
  const Part = parts[props.page.part ?? 'fill'];
  return <Part {...props} />;
}
