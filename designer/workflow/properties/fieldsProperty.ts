import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import {
  type SettingField,
  settingField,
  settingFields,
} from '../../../runtime/model/workflow/check/rules/settingField.ts';
import { choiceSchema } from '../../kit/choiceSchema.ts';
import type { FlowProperty, FlowSubject } from './FlowProperty.ts';
import { jigKeys, jigOf } from './jigKeys.ts';

type Setting = 'editable' | 'hidden';

interface FieldsProperty {
  readonly name: Setting;
  readonly title: MessageKey;
  readonly tip: MessageKey;
  /** The list whose fields cannot be chosen here, and what is said of them. */
  readonly other: Setting;
  readonly otherwise: MessageKey;
  mayBe(field: SettingField, document: DocumentTable): boolean;
}

/** Fields of the document for which a node has a rule. No field is in both lists. */
export function fieldsProperty({ name, title, tip, other, otherwise, mayBe }: FieldsProperty): FlowProperty {
  const optionsOf = ({ part, t }: FlowSubject, document: DocumentTable): readonly Option[] => {
    const others = new Set(named(jigOf(part)[other], document).map(({ token }) => token));
    const known = settingFields(document).filter((field) => mayBe(field, document));
    const names = new Set(known.map((field) => field.name));
    const unknown = named(jigOf(part)[name], document).filter(({ token }) => !names.has(token));
    return [
      ...known.map((field) => ({
        key: field.name,
        value: titleOf(field, document) + (others.has(field.name) ? t(otherwise) : ''),
        disabled: others.has(field.name),
      })),
      ...unknown.map(({ token, given }) => ({
        key: token,
        value: t('flowPanel.unknownField', { name: nameOf(given) }),
      })),
    ];
  };
  return {
    name,
    place: `jig/${name}`,
    title,
    tip,
    applies: ({ document }) => document !== undefined,
    ui: () => ({ 'ui:searchable': true }),
    schema: (subject) => ({
      type: 'array',
      items: choiceSchema(subject.document === undefined ? [] : optionsOf(subject, subject.document)),
    }),
    read: ({ part, document }) => named(jigOf(part)[name], document).map(({ token }) => token),
    write: (value, { part, document }) => {
      const stood = new Map(named(jigOf(part)[name], document).map(({ token, given }) => [token, given]));
      const chosen = (value === undefined ? [] : [value].flat()).map((one) => {
        const token = String(one);
        return stood.has(token) ? stood.get(token) : token;
      });
      return jigKeys(part, { [name]: chosen.length === 0 ? undefined : chosen });
    },
  };
}

/** The named fields, each with the name of the field if it exists, otherwise its index in the list. */
const named = (stored: unknown, document: DocumentTable | undefined) =>
  (Array.isArray(stored) ? stored : stored === undefined || stored === null ? [] : [stored]).map(
    (given: unknown, at) => {
      const found = typeof given === 'string' && document ? settingField(given.trim(), document) : undefined;
      return { given, token: found?.name ?? `?${at}` };
    },
  );

const titleOf = ({ table, field }: SettingField, { main }: DocumentTable): string =>
  table === main ? field.title : `${table.cnName} / ${field.title}`;

const nameOf = (given: unknown): string =>
  (typeof given === 'string' ? given : JSON.stringify(given)).slice(0, 50);
