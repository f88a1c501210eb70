import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import { mayBeHidden, mayBePermitted } from '../../../runtime/model/workflow/check/rules/settingField.ts';
import { defaultSettings, greatestLimit } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import {
  isNothing,
  type RawObject,
  rawObject,
} from '../../../runtime/model/workflow/definition/rawObject.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import { codeOf } from './approverKeys.ts';
import { codeProperty } from './codeProperty.ts';
import type { FlowSubject } from './FlowProperty.ts';
import { fieldsProperty } from './fieldsProperty.ts';
import { jigKeys, jigOf, settingKeys } from './jigKeys.ts';
import { keysProperty } from './keysProperty.ts';
import type { NodeSection } from './NodeSection.ts';

const rights: NodeSection = {
  title: 'flowPanel.fieldRights',
  needsDocument: true,
  isOpen: (part) => jigOf(part).editable !== undefined || jigOf(part).hidden !== undefined,
  properties: [
    fieldsProperty({
      name: 'editable',
      title: 'flowPanel.editable',
      tip: 'flowPanel.editableTip',
      other: 'hidden',
      otherwise: 'flowPanel.isHidden',
      mayBe: mayBePermitted,
    }),
    fieldsProperty({
      name: 'hidden',
      title: 'flowPanel.hidden',
      tip: 'flowPanel.hiddenTip',
      other: 'editable',
      otherwise: 'flowPanel.isEditable',
      mayBe: mayBeHidden,
    }),
  ],
};

const limitOf = (part: RawObject): RawObject => rawObject(jigOf(part).limit) ?? {};
const hasLimit = ({ part }: FlowSubject): boolean => !isNothing(jigOf(part).limit);

/** A stored number, or what is stored in its place. */
const numberOf = (value: unknown) =>
  value === undefined || value === null
    ? undefined
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : JSON.stringify(value);

const hours = {
  schema: () => ({ type: 'number' }),
  ui: ({ t }: FlowSubject) => ({ 'ui:unit': t('flowPanel.hours') }),
};

/** How long a node may wait, in working hours, and what happens afterwards. */
const limit: NodeSection = {
  title: 'flowPanel.limit',
  isOpen: (part) => jigOf(part).limit !== undefined,
  properties: [
    {
      ...hours,
      name: 'limitHours',
      place: 'jig/limit',
      title: 'flowPanel.limitHours',
      tip: ({ t }) => t('flowPanel.limitTip', { n: greatestLimit }),
      issues: ({ issues }, at) =>
        issuesAt(issues, at).filter(
          ({ path }) => !path.startsWith(`${at}/remind`) && !path.startsWith(`${at}/then`),
        ),
      read: ({ part }) => numberOf(rawObject(jigOf(part).limit) ? limitOf(part).hours : jigOf(part).limit),
      write: (value, { part }) =>
        isNothing(value) ? jigKeys(part, { limit: undefined }) : settingKeys(part, 'limit', 'hours', value),
    },
    {
      ...hours,
      name: 'limitRemind',
      place: 'jig/limit/remind',
      title: 'flowPanel.limitRemind',
      tip: 'flowPanel.remindTip',
      applies: hasLimit,
      read: ({ part }) => numberOf(limitOf(part).remind),
      write: (value, { part }) => settingKeys(part, 'limit', 'remind', value),
    },
    codeProperty({
      name: 'limitThen',
      place: 'jig/limit/then',
      title: 'flowPanel.limitThen',
      applies: hasLimit,
      stored: (part) => limitOf(part).then,
      unset: 'remind',
      choices: [
        ['remind', 'flowPanel.thenRemind'],
        ['superior', 'flowPanel.thenSuperior'],
        ['administrator', 'flowPanel.thenAdministrator'],
      ],
      keys: (code, part) => settingKeys(part, 'limit', 'then', code),
    }),
  ],
};

const nobodyOf = (part: RawObject): RawObject => rawObject(jigOf(part).nobody) ?? {};
/** What a node without an approver does, as stored. */
const doneBy = (part: RawObject): unknown =>
  isNothing(jigOf(part).nobody) ? defaultSettings.nobody.do : nobodyOf(part).do;

/** The default is stored as no rule. A user id is kept only for the rule `person`. */
function ruleOf(code: number | string, rule: RawObject): RawObject | undefined {
  const { userId: _, ...rest } = rule;
  if (code === 'person') return { ...rule, do: code };
  const kept = { ...rest, do: code };
  return code === defaultSettings.nobody.do && Object.keys(kept).length === 1 ? undefined : kept;
}

const copies = (name: string, title: MessageKey, of: 'users' | 'roles', key: string) => ({
  name,
  place: `jig/copyTo/${key}`,
  title,
  of,
  stored: (part: RawObject) => rawObject(jigOf(part).copyTo)?.[key],
  keys: (chosen: readonly unknown[], part: RawObject) => settingKeys(part, 'copyTo', key, chosen),
});

const others: NodeSection = {
  title: 'flowPanel.others',
  isOpen: (part) => jigOf(part).nobody !== undefined || jigOf(part).copyTo !== undefined,
  properties: [
    {
      name: 'sendMail',
      title: 'flowPanel.mail',
      schema: () => ({ type: 'boolean' }),
      // Greyed where the server sends none.
      ui: ({ people }): { 'ui:disabled': boolean } => ({ 'ui:disabled': !people.mail }),
      tip: ({ people, t }) => (people.mail ? undefined : t('flowPanel.noMail')),
      read: ({ part }) => codeOf(part.sendMail, 0) === 1,
      write: (value) => ({ sendMail: value === true || value === 1 ? 1 : 0 }),
    },
    codeProperty({
      name: 'nobody',
      place: 'jig/nobody',
      title: 'flowPanel.nobody',
      tip: 'flowPanel.nobodyTip',
      issues: ({ part, issues }, at) => (doneBy(part) === 'person' ? [] : issuesAt(issues, at)),
      stored: (part) => doneBy(part) ?? jigOf(part).nobody,
      unset: defaultSettings.nobody.do,
      choices: [
        ['administrator', 'flowPanel.nobodyAdministrator'],
        ['person', 'flowPanel.nobodyPerson'],
        ['pass', 'flowPanel.nobodyPass'],
      ],
      keys: (code, part) => jigKeys(part, { nobody: ruleOf(code, nobodyOf(part)) }),
    }),
    keysProperty({
      name: 'nobodyUser',
      place: 'jig/nobody',
      title: 'flowPanel.nobodyUser',
      of: 'users',
      isRequired: true,
      applies: ({ part }) => doneBy(part) === 'person',
      stored: (part) => nobodyOf(part).userId,
      isSingle: () => true,
      keys: ([userId], part) => jigKeys(part, { nobody: { ...nobodyOf(part), do: 'person', userId } }),
    }),
    keysProperty(copies('copyUsers', 'flowPanel.copyUsers', 'users', 'userIds')),
    keysProperty({
      ...copies('copyRoles', 'flowPanel.copyRoles', 'roles', 'roleIds'),
      tip: 'flowPanel.copyTip',
    }),
  ],
};

/** Sections of settings in `jig`; damaged settings take their place. */
export const settingSections: readonly NodeSection[] = [rights, limit, others];
