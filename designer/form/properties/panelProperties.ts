import { numberOf } from '../../../runtime/model/record/design/designValues.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import { leastWidth } from '../commands/insertParts.ts';
import { componentKind, customTypes } from '../components/componentKinds.ts';
import { componentTitle } from '../components/componentTitle.ts';
import { isChosen, isNewField } from '../store/checkPart.ts';
import { digitKeys, mostDigits } from '../store/digits.ts';
import type { FormProperty, FormSubject, SetKeys } from './FormProperty.ts';
import { questionProperties } from './questionProperties.ts';

const isField = ({ view: { field, isCustom } }: FormSubject): boolean => field !== undefined || isCustom;

/** True for a form over a table: what only its components say is not asked of a form that makes its fields. */
const isOfTable = ({ base }: FormSubject): boolean => base.makesFields !== true;

/** A whole number between bounds; undefined: anything else. */
const whole = (value: Json | undefined, least: number, most: number): number | undefined => {
  const number = numberOf(value);
  return number !== undefined && number >= least && number <= most ? number : undefined;
};

const flag = (name: string) => ({
  schema: () => ({ type: 'boolean' }),
  write: (value: Json | undefined): SetKeys => ({ [name]: value === true }),
});

const limit = (name: 'maxSize' | 'maxFile' | 'height', most: number) => ({
  name,
  title: `formDesign.prop.${name}` as const,
  schema: () => ({ type: 'integer', minimum: 1, maximum: most }),
  read: ({ view }: FormSubject) => numberOf(view.part.raw[name]),
  write: (value: Json | undefined): SetKeys | undefined => {
    const number = whole(value, 1, most);
    return number === undefined ? undefined : { [name]: number };
  },
});

/** Properties of a component of the main form, in the order of the panel. */
export const panelProperties: readonly FormProperty[] = [
  {
    name: 'name',
    isOwn: true,
    title: (subject) => (isField(subject) ? 'formDesign.prop.name' : 'formDesign.prop.title'),
    applies: ({ view }) => !view.isImposed,
    schema: () => ({ type: 'string', maxLength: 50 }),
    read: ({ view }) => view.title,
    write: (value) => ({ name: typeof value === 'string' ? value : '' }),
  },
  {
    name: 'type',
    isOwn: true,
    title: 'formDesign.prop.type',
    applies: ({ view }) => isNewField(view),
    schema: ({ app, base }) =>
      choiceSchema(customTypes(base).map((type) => ({ key: type, value: componentTitle(app, type) }))),
    read: ({ view }) => view.type,
    write: (value) =>
      typeof value === 'string'
        ? { type: value, key: '', jig: undefined, ...componentKind(value)?.preset }
        : undefined,
  },
  {
    name: 'scale',
    isOwn: true,
    title: 'extension.scale',
    applies: ({ view, base }) => mostDigits(view, base) > 0,
    schema: ({ view, base }) => ({ type: 'integer', minimum: 0, maximum: mostDigits(view, base) }),
    read: ({ view, base }) => view.options.scale ?? (base.makesFields ? undefined : 0),
    write: (value, { view, base }) => digitKeys(view, value, mostDigits(view, base)),
  },
  {
    name: 'key',
    isOwn: true,
    title: 'formDesign.prop.source',
    applies: ({ view, base }) => isNewField(view) && isChosen(view.type, base),
    schema: ({ base }) =>
      choiceSchema(base.sources.map(({ dicNo, dicName }) => ({ key: dicNo, value: dicName || dicNo }))),
    read: ({ view }) => (view.source === '' ? undefined : view.source),
    write: (value) => ({ key: typeof value === 'string' ? value : '' }),
  },
  ...questionProperties,
  {
    name: 'width',
    title: 'formDesign.prop.width',
    applies: ({ view }) => componentKind(view.type)?.wholeRow !== true && !view.isImposed,
    schema: () => ({ type: 'number', minimum: leastWidth, maximum: 100 }),
    read: ({ view }) => view.width ?? 100,
    write: (value) => {
      const width = whole(value, leastWidth, 100);
      return width === undefined ? undefined : { width };
    },
  },
  {
    name: 'required',
    title: 'formDesign.prop.required',
    applies: (subject) =>
      (subject.base.isAdmin || subject.base.makesFields === true) &&
      isField(subject) &&
      !subject.view.isDemanded,
    ...flag('required'),
    read: ({ view }) => view.required,
    // A required field is always shown.
    write: (value) => (value === true ? { required: true, show: true, hidden: false } : { required: false }),
  },
  {
    name: 'show',
    title: 'formDesign.prop.show',
    applies: (subject) =>
      isOfTable(subject) && isField(subject) && !subject.view.required && !subject.view.isImposed,
    ...flag('show'),
    read: ({ view }) => view.show,
  },
  {
    name: 'readonly',
    title: 'formDesign.prop.readonly',
    applies: (subject) => isOfTable(subject) && isField(subject),
    ...flag('readonly'),
    read: ({ view }) => view.readonly,
  },
  {
    name: 'isGlobal',
    title: 'formDesign.prop.isGlobal',
    tip: 'formDesign.prop.isGlobalTip',
    applies: (subject) => subject.base.isAdmin && isField(subject),
    ...flag('isGlobal'),
    read: ({ view }) => view.isGlobal,
  },
  {
    ...limit('maxSize', 500),
    applies: (subject) => isOfTable(subject) && componentKind(subject.view.type)?.files === true,
  },
  {
    ...limit('maxFile', 100),
    applies: (subject) => isOfTable(subject) && componentKind(subject.view.type)?.files === true,
  },
  { ...limit('height', 2000), applies: ({ view }) => view.type === 'editor' },
];
