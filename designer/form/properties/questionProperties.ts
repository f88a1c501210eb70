import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import type { FormProperty } from './FormProperty.ts';

/** Properties of questions: components of a form that makes its fields. */
export const questionProperties: readonly FormProperty[] = [
  {
    name: 'help',
    isOwn: true,
    title: 'collection.prop.help',
    applies: ({ base }) => base.makesFields === true,
    schema: () => ({ type: 'string', maxLength: 200 }),
    read: ({ view }) => textOf(view.part.raw.help),
    write: (value) => ({ help: typeof value === 'string' && value !== '' ? value : undefined }),
  },
];
