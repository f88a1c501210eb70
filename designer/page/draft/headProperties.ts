import { asText } from '../../../runtime/model/schema/Json.ts';
import type { PageProperty } from '../kinds/ComposedPage.ts';

/** Properties of every page. */
export const headProperties: readonly PageProperty[] = [
  {
    name: 'title',
    place: '/title',
    title: 'pageDesign.of.title',
    isRequired: true,
    schema: () => ({ type: 'string', minLength: 1, maxLength: 50 }),
    read: ({ draft }) => draft.title,
    write: (value) => (typeof value === 'string' && value.trim() !== '' ? { title: value } : undefined),
    said: ({ draft }) => draft.title ?? '',
  },
  {
    name: 'hint',
    place: '/hint',
    title: 'pageDesign.of.hint',
    schema: () => ({ type: 'string', maxLength: 200 }),
    read: ({ draft }) => draft.hint,
    write: (value) => ({ hint: asText(value ?? null) || undefined }),
    said: ({ draft }) => draft.hint ?? '',
  },
];
