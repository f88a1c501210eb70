import type { FieldName } from '../../../expressions/index.ts';
import type { FormulaInput } from '../../../runtime/model/formulas/methods/FormulaMethod.ts';
import { mainName } from '../../../runtime/model/formulas/recordScope.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { FieldSchema } from '../../../runtime/model/schema/FieldSchema.ts';
import type { FormulaEntry, FormulaTag } from '../../../runtime/model/schema/FormulaEntry.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { FormulaSubject } from './formulaSubject.ts';

/** How the dialog asks for one input of a method. */
export interface InputField {
  readonly title: MessageKey;
  readonly tip?: MessageKey;
  /** Property of the entry, where its issues are shown. */
  readonly property: keyof FormulaEntry;
  schema(subject: FormulaSubject, method: number): Partial<FieldSchema> & Pick<FieldSchema, 'type'>;
  read(entry: FormulaEntry): Cell;
  write(value: Cell, subject: FormulaSubject): Partial<FormulaEntry>;
}

const isColumn = ({ code }: FieldName): boolean => code.includes('.') && !code.startsWith(`${mainName}.`);

/** Value types that a parameter of a method must have; others take any field. */
const wanted: Readonly<Record<number, readonly string[]>> = {
  1: ['date', 'datetime'],
  1001: ['number'],
  1002: ['number'],
  1003: ['number'],
};

const tagOf = ({ code, title = code }: FieldName): FormulaTag => ({
  value: title,
  field: code,
  property: isColumn({ code }) ? 'detail' : 'main',
});

/** A choice of one field. */
const chosen = (title: MessageKey, isOffered: (field: FieldName) => boolean): InputField => ({
  title,
  property: 'paramsValue',
  schema: ({ fields }, method) => ({
    type: 'select',
    filterable: true,
    data: fields
      .filter((field) => isOffered(field) && (wanted[method]?.includes(String(field.type)) ?? true))
      .map(({ code, title: text = code }) => ({ key: code, value: text })),
  }),
  read: ({ paramsValue }) => paramsValue[0] ?? null,
  write: (value, { fields }) => {
    const field = fields.find(({ code }) => code === value);
    return field === undefined
      ? { paramsValue: [], params: [] }
      : { paramsValue: [field.code], params: [tagOf(field)] };
  },
});

const figure = (title: MessageKey, property: 'fixed' | 'fixed2', min?: number): InputField => ({
  title,
  property,
  schema: () => ({ type: 'int', columnType: 'int', ...(min !== undefined && { min }) }),
  read: (entry) => entry[property],
  write: (value) => ({ [property]: typeof value === 'number' || typeof value === 'string' ? value : null }),
});

/** The dialog's field for each input of a method. */
export const formulaInputs: Readonly<Record<FormulaInput, InputField>> = {
  parameter: chosen('formDesign.formula.parameter', (field) => !isColumn(field)),
  column: chosen('formDesign.formula.column', isColumn),
  content: {
    title: 'formDesign.formula.content',
    tip: 'formDesign.formula.contentTip',
    property: 'content',
    schema: ({ fields }) => ({
      type: 'tag',
      data: fields
        .filter((field) => !isColumn(field) && field.type === 'number')
        .map(({ code, title = code }) => ({ key: code, value: title })),
    }),
    read: ({ content }) => (content === '' ? null : content),
    write: (value, { fields }) => {
      const content = typeof value === 'string' ? value : '';
      const named = fields.filter(({ code }) => content.includes(`"field":"${code}"`));
      return { content, params: named.map(tagOf), paramsValue: named.map(({ code }) => code) };
    },
  },
  days: figure('formDesign.formula.days', 'fixed'),
  start: figure('formDesign.formula.start', 'fixed', 0),
  length: figure('formDesign.formula.length', 'fixed2', 0),
  places: figure('formDesign.formula.places', 'fixed', 0),
};
