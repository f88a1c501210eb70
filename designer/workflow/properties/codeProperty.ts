import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import { isNothing, type RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import type { FlowProperty, FlowSubject } from './FlowProperty.ts';

type Code = number | string;
type Choices = readonly (readonly [code: Code, label: MessageKey])[];

interface CodeProperty extends Omit<FlowProperty, 'schema' | 'read' | 'write'> {
  /** Value as stored in the part. Default: at its name. */
  stored?(part: RawObject): unknown;
  /** Code that a missing value means. */
  readonly unset: Code;
  readonly choices: Choices | ((part: RawObject) => Choices);
  /** Default: the code at its name. */
  keys?(code: Code, part: RawObject): RawObject;
}

const codeText = (code: unknown): string =>
  typeof code === 'object' ? JSON.stringify(code) : String(code).trim();

/** A property with a few codes, as radio group. A stored code that is unknown is shown as an additional choice. */
export function codeProperty(property: CodeProperty): FlowProperty {
  const { unset, choices, keys, ...rest } = property;
  const { name, stored = (part: RawObject): unknown => part[name] } = property;
  const choicesOf = (part: RawObject): Choices => (typeof choices === 'function' ? choices(part) : choices);
  const given = ({ part }: FlowSubject): string => {
    const value = stored(part);
    return codeText(isNothing(value) ? unset : value);
  };
  return {
    ...rest,
    ui: () => ({ 'ui:look': 'radio' }),
    schema: (subject) => {
      const { part, t } = subject;
      const known = choicesOf(part).map(([code, label]) => ({ key: String(code), value: t(label) }));
      const code = given(subject);
      const unknown = { key: code, value: t('flowPanel.unknownCode', { code: code.slice(0, 50) }) };
      return choiceSchema(known.some(({ key }) => key === code) ? known : [...known, unknown]);
    },
    read: given,
    write: (value, { part }) => {
      const choice = choicesOf(part).find(([code]) => String(code) === value);
      return choice && (keys?.(choice[0], part) ?? { [name]: choice[0] });
    },
  };
}
