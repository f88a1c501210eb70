import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import { isObject, type Json } from '../../../runtime/model/schema/Json.ts';
import { isChosen } from '../store/checkPart.ts';
import type { FormProperty } from './FormProperty.ts';

/** Choices as typed, one in each line. Empty lines stay while they are typed; no choice has them. */
const linesOf = (value: Json | undefined): readonly string[] =>
  typeof value === 'string' && value !== '' ? value.split('\n') : [];

/** Properties of questions: components of a form that makes its fields. */
export const questionProperties: readonly FormProperty[] = [
  {
    name: 'choices',
    isOwn: true,
    title: 'collection.prop.choices',
    tip: 'collection.prop.choicesTip',
    applies: ({ view, base }) => base.makesFields === true && isChosen(view.type, base) && view.source === '',
    schema: () => ({ type: 'string', maxLength: 10_000 }),
    ui: () => ({ 'ui:look': 'textarea' }),
    read: ({ view }) => {
      const { data } = view.part.raw;
      // The server keeps choices that only stored answers hold.
      const shown = (Array.isArray(data) ? (data as readonly Json[]) : []).filter(
        (one) => !isObject(one) || one.hidden !== true,
      );
      const lines = shown.map((one) =>
        typeof one === 'object' && one !== null && 'value' in one ? String(one.value ?? '') : textOf(one),
      );
      return lines.join('\n');
    },
    write: (value) => ({ data: linesOf(value).map((line) => ({ key: line.trim(), value: line })) }),
  },
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
