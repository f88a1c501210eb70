import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import {
  auditMethod,
  auditType,
  continuation,
  defaultSettings,
} from '../../../runtime/model/workflow/definition/FlowNode.ts';
import type { RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import { asksMethod, codeOf, kindKeys, usersKeys } from './approverKeys.ts';
import { codeProperty } from './codeProperty.ts';
import type { FlowSubject } from './FlowProperty.ts';
import { jigKeys, jigOf } from './jigKeys.ts';
import { keysProperty } from './keysProperty.ts';
import type { NodeSection } from './NodeSection.ts';
import { rawKeys } from './rawKeys.ts';
import { textProperty } from './textProperty.ts';

/** The name, above all sections. */
export const nodeName = textProperty({
  name: 'name',
  title: 'flowPanel.name',
  isRequired: true,
  ui: ({ t }) => ({ 'ui:placeholder': t('workflow.stepName') }),
});

/** Kinds of approvers to choose from, in display order. A new kind needs one more entry. */
const kinds: readonly { readonly code: number; readonly title: MessageKey; readonly tip?: MessageKey }[] = [
  { code: auditType.users, title: 'flowPanel.byUsers' },
  { code: auditType.role, title: 'flowPanel.byRole' },
  { code: auditType.superior, title: 'flowPanel.bySuperior', tip: 'flowPanel.superiorTip' },
];

const kindOf = (part: RawObject): number | undefined => codeOf(part.auditType, auditType.users);
const hasNoMethod = ({ auditMethod: method }: RawObject): boolean =>
  codeOf(method, auditMethod.none) === auditMethod.none;

/** A node without approvers is reported at the node, and shown where they are chosen. */
const withMissing = ({ issues }: FlowSubject, at: string) => [
  ...issuesAt(issues, at),
  ...issues.filter(({ path, rule }) => rule === 'workflow.approverRequired' && at.startsWith(`${path}/`)),
];

const methods = [
  [auditMethod.countersign, 'flowPanel.countersign'],
  [auditMethod.either, 'flowPanel.either'],
] as const;

/** Who decides in a node, and how several approvers decide. */
const approvers: NodeSection = {
  title: 'flowPanel.approvers',
  properties: [
    codeProperty({
      name: 'auditType',
      title: 'flowPanel.kind',
      unset: auditType.users,
      choices: kinds.map(({ code, title }) => [code, title]),
      tip: ({ part, t }) => {
        const tip = kinds.find(({ code }) => code === kindOf(part))?.tip;
        return tip && t(tip);
      },
      keys: (code, part) => kindKeys(part, Number(code)),
    }),
    keysProperty({
      name: 'userId',
      title: 'flowPanel.users',
      of: 'users',
      isRequired: true,
      applies: ({ part }) => kindOf(part) === auditType.users,
      issues: withMissing,
      keys: (users, part) => usersKeys(part, users),
    }),
    keysProperty({
      name: 'roleId',
      title: 'flowPanel.role',
      of: 'roles',
      isRequired: true,
      applies: ({ part }) => kindOf(part) === auditType.role,
      issues: withMissing,
      // Older flows may name several roles, of which only the first is asked.
      isSingle: (part) => rawKeys(part.roleId).length < 2,
      keys: (roles) => ({ roleId: roles.length > 1 ? roles : (roles[0] ?? null) }),
    }),
    codeProperty({
      name: 'auditMethod',
      title: 'flowPanel.method',
      applies: ({ part }) => asksMethod(part),
      unset: auditMethod.none,
      // Several users need one of the two methods; older flows may have neither.
      choices: (part) =>
        kindOf(part) === auditType.users && !hasNoMethod(part)
          ? methods
          : [[auditMethod.none, 'flowPanel.methodNone'], ...methods],
      tip: ({ part, t }) => (hasNoMethod(part) ? t('flowPanel.methodTip') : undefined),
    }),
  ],
};

const backwards = [
  [continuation.previous, 'flowPanel.toPrevious'],
  [continuation.start, 'flowPanel.toStart'],
] as const;

/** When a node counts as rejected, and what follows a rejection or a reverse approval. */
const outcome: NodeSection = {
  title: 'flowPanel.outcome',
  properties: [
    codeProperty({
      name: 'auditRefuse',
      title: 'flowPanel.refuse',
      tip: 'flowPanel.refuseTip',
      unset: continuation.end,
      choices: [[continuation.end, 'flowPanel.toEnd'], ...backwards],
    }),
    codeProperty({
      name: 'auditBack',
      title: 'flowPanel.back',
      unset: continuation.previous,
      choices: backwards,
    }),
    codeProperty({
      name: 'reject',
      place: 'jig/reject',
      title: 'flowPanel.reject',
      stored: (part) => jigOf(part).reject,
      unset: defaultSettings.reject,
      choices: [
        ['one', 'flowPanel.rejectOne'],
        ['all', 'flowPanel.rejectAll'],
      ],
      keys: (code, part) => jigKeys(part, { reject: code === defaultSettings.reject ? undefined : code }),
    }),
  ],
};

/** Sections of every approval node, before and after its conditions. */
export const decisionSections = { approvers, outcome } as const;
