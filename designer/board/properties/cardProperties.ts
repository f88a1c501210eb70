import type { CardKind, CardOption } from '../../../runtime/model/boards/cards/CardKind.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import type { CardProperty } from './CardSubject.ts';
import { countedProperty } from './countedProperty.ts';
import { questionPropertiesOf } from './questionProperties.ts';

const title: CardProperty = {
  name: 'title',
  place: '/title',
  title: 'boardDesign.of.title',
  schema: () => ({ type: 'string', maxLength: 60 }),
  read: ({ card }) => card.title,
  write: (value) => ({ title: typeof value === 'string' && value !== '' ? value : undefined }),
};

/** An option of a kind, drawn from its own JSON Schema. */
const optionProperty = ({ name, title: said, schema, isNeeded }: CardOption): CardProperty => ({
  name: `option_${name}`,
  place: `/options/${name}`,
  ...(isNeeded && { isRequired: true }),
  schema: ({ locale }) => ({ ...schema, title: said[locale] }),
  read: ({ card }) => card.options?.[name] as Json | undefined,
  write: (value, { card }) => ({ options: { ...card.options, [name]: value } }),
});

/** The properties of cards of a kind, in the order of their panel. */
export const cardProperties = (kind: CardKind): readonly CardProperty[] => [
  title,
  ...questionPropertiesOf(kind),
  countedProperty,
  ...(kind.options ?? []).map(optionProperty),
];
