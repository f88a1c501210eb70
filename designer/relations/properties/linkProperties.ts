import type { LinkProperty } from './LinkProperty.ts';
import { withLink } from './LinkProperty.ts';
import { ruleProperties } from './ruleProperties.ts';
import { sideProperties } from './sideProperties.ts';

/** Properties of a link, in the order of the panel. */
export const linkProperties: readonly LinkProperty[] = [
  {
    name: 'title',
    title: 'relationDesign.linkTitle',
    tip: 'relationDesign.linkTitleTip',
    places: ['title', 'name'],
    isRequired: true,
    schema: () => ({ type: 'string', minLength: 1, maxLength: 100 }),
    read: ({ link }) => link.title,
    write: (value, subject) => withLink(subject, { title: typeof value === 'string' ? value : '' }),
  },
  ...sideProperties,
  ...ruleProperties,
];
