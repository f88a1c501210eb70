import { numberOf } from '../../../runtime/model/record/design/designValues.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import { leastWidth } from '../commands/insertParts.ts';
import { componentKind, customTypes } from '../components/componentKinds.ts';
import { componentTitle } from '../components/componentTitle.ts';
import type { PartView } from '../draft/PartView.ts';
import { isNewField, needsSource } from '../store/checkPart.ts';
import type { PanelProperty, SetKeys } from './PanelProperty.ts';

const isField = ({ field, isCustom }: PartView): boolean => field !== undefined || isCustom;

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
  read: ({ part }: PartView) => numberOf(part.raw[name]),
  write: (value: Json | undefined): SetKeys | undefined => {
    const number = whole(value, 1, most);
    return number === undefined ? undefined : { [name]: number };
  },
});

/** Properties of a component of the main form, in the order of the panel. */
export const panelProperties: readonly PanelProperty[] = [
  {
    name: 'name',
    isOwn: true,
    title: (view) => (isField(view) ? 'formDesign.prop.name' : 'formDesign.prop.title'),
    applies: ({ isImposed }) => !isImposed,
    schema: () => ({ type: 'string', maxLength: 50 }),
    read: ({ title }) => title,
    write: (value) => ({ name: typeof value === 'string' ? value : '' }),
  },
  {
    name: 'type',
    isOwn: true,
    title: 'formDesign.prop.type',
    applies: isNewField,
    schema: ({ app }) => ({
      type: 'string',
      oneOf: customTypes(app.fieldTypes).map((type) => ({ const: type, title: componentTitle(app, type) })),
    }),
    read: ({ type }) => type,
    write: (value) =>
      typeof value === 'string'
        ? { type: value, key: '', jig: undefined, ...componentKind(value)?.preset }
        : undefined,
  },
  {
    name: 'key',
    isOwn: true,
    title: 'formDesign.prop.source',
    applies: (view, { fieldTypes }) => isNewField(view) && needsSource(view.type, fieldTypes),
    schema: ({ base }) => ({
      type: 'string',
      oneOf: base.sources.map(({ dicNo, dicName }) => ({ const: dicNo, title: dicName || dicNo })),
    }),
    read: ({ source }) => (source === '' ? undefined : source),
    write: (value) => ({ key: typeof value === 'string' ? value : '' }),
  },
  {
    name: 'width',
    title: 'formDesign.prop.width',
    applies: ({ type, isImposed }) => componentKind(type)?.wholeRow !== true && !isImposed,
    schema: () => ({ type: 'number', minimum: leastWidth, maximum: 100 }),
    read: ({ width = 100 }) => width,
    write: (value) => {
      const width = whole(value, leastWidth, 100);
      return width === undefined ? undefined : { width };
    },
  },
  {
    name: 'required',
    title: 'formDesign.prop.required',
    applies: (view, { isAdmin }) => isAdmin && isField(view) && !view.isDemanded,
    ...flag('required'),
    read: ({ required }) => required,
    // A required field is always shown.
    write: (value) => (value === true ? { required: true, show: true, hidden: false } : { required: false }),
  },
  {
    name: 'show',
    title: 'formDesign.prop.show',
    applies: (view) => isField(view) && !view.required && !view.isImposed,
    ...flag('show'),
    read: ({ show }) => show,
  },
  {
    name: 'readonly',
    title: 'formDesign.prop.readonly',
    applies: isField,
    ...flag('readonly'),
    read: ({ readonly }) => readonly,
  },
  {
    name: 'isGlobal',
    title: 'formDesign.prop.isGlobal',
    tip: 'formDesign.prop.isGlobalTip',
    applies: (view, { isAdmin }) => isAdmin && isField(view),
    ...flag('isGlobal'),
    read: ({ isGlobal }) => isGlobal,
  },
  { ...limit('maxSize', 500), applies: ({ type }) => componentKind(type)?.files === true },
  { ...limit('maxFile', 100), applies: ({ type }) => componentKind(type)?.files === true },
  { ...limit('height', 2000), applies: ({ type }) => type === 'editor' },
];
