import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { Issue } from '../../schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../schema/Json.ts';
import { pointer } from '../pointer.ts';
import { schemaIssue } from '../schemaIssue.ts';

type Hint = Partial<FieldSchema>;

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The field type for each widget of the form library. */
const widgets: Readonly<Record<string, Hint>> = {
  text: {},
  textarea: { type: 'textarea' },
  password: { type: 'password' },
  email: { type: 'mail' },
  date: { type: 'date' },
  'date-time': { type: 'datetime' },
  datetime: { type: 'datetime' },
  time: { type: 'time' },
  updown: {},
  select: { type: 'select' },
  radio: { type: 'radio' },
  checkbox: {},
  checkboxes: { type: 'checkbox' },
  hidden: { hidden: true },
};

/** Reads each `ui:` option of a field. Undefined when the option has no meaning here. */
const words: Readonly<Record<string, (value: Json) => Hint | undefined>> = {
  'ui:widget': (value) => widgets[asText(value)],
  'ui:title': (value) => ({ title: asText(value) }),
  'ui:description': (value) => ({ tipextra: asText(value) }),
  'ui:help': (value) => ({ tipextra: asText(value) }),
  'ui:placeholder': (value) => ({ placeholder: asText(value) }),
  'ui:unit': (value) => ({ append: asText(value) }),
  'ui:searchable': (value) => ({ filterable: value === true }),
  'ui:readonly': (value) => ({ readonly: value === true }),
  'ui:disabled': (value) => ({ disabled: value === true }),
  'ui:autofocus': () => ({}),
  'ui:look': (value) => widgets[asText(value)],
};

/** Reads the options of one property. Unknown options are reported at `path`. */
export function uiHints(
  ui: JsonObject,
  path: string,
): { readonly hint: Hint; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  let hint: Hint = {};
  const say = (name: string, value: Json, at: string): void => {
    const said = Object.hasOwn(words, name) ? words[name]?.(value) : undefined;
    if (said) hint = { ...hint, ...said };
    else
      issues.push(
        schemaIssue('playground.unsupported', at, { name: `${name}: ${asText(value)}` }, 'warning'),
      );
  };
  for (const [name, value] of Object.entries(ui)) {
    if (name !== 'ui:options') say(name, value, path + pointer(name));
    else if (isObject(value))
      for (const [option, content] of Object.entries(value as JsonObject))
        say(`ui:${option}`, content, path + pointer(name, option));
  }
  return { hint, issues };
}
