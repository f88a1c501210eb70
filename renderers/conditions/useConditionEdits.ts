import type { RefObject } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { editGroups, type GroupsEdit } from '../../runtime/model/conditions/drawn/editGroups.ts';
import { useNextFocus } from './useNextFocus.ts';

/** A condition that asks nothing yet, in the wire's keys. */
const blank = { tableName: '', field: '', filterType: '', value: '' } as const;

/** What a person does to conditions; groups and conditions are counted from 0. */
export interface ConditionEdits {
  edit(one: GroupsEdit): void;
  /** Behind the `count` groups there are. */
  addGroup(count: number): void;
  /** After a question. */
  removeGroup(group: number): Promise<void>;
  /** Behind the `count` conditions of the group. */
  add(group: number, count: number): void;
  /** After a question. */
  remove(group: number, at: number): Promise<void>;
  /** Conditions that cannot be read are given up, after a question. */
  startAnew(): Promise<void>;
}

/** Changes conditions as they are stored: asks before anything is lost, says what was done, and gives the focus on. */
export function useConditionEdits(
  section: RefObject<HTMLElement>,
  value: unknown,
  onChange: (value: unknown) => void,
): ConditionEdits {
  const { t, notify } = useApp();
  const focusNext = useNextFocus(section);
  const edit = (one: GroupsEdit): void => onChange(editGroups(value, one));
  const ask = async (text: string): Promise<boolean> => {
    const before = section.current?.ownerDocument.activeElement;
    const isYes = await notify.confirm({ title: t('list.confirmTitle'), text });
    // Who says no goes on where he was.
    if (!isYes && before instanceof HTMLElement) requestAnimationFrame(() => before.focus());
    return isYes;
  };
  return {
    edit,
    addGroup: (count) => {
      edit({ do: 'addGroup', condition: blank });
      notify.announce(t('filter.groupAdded', { n: count + 1 }));
      focusNext(`[data-group="${count}"] .jig-condition-field`);
    },
    removeGroup: async (group) => {
      if (!(await ask(t('workflow.deleteGroup', { n: group + 1 })))) return;
      edit({ do: 'removeGroup', group });
      notify.announce(t('filter.groupRemoved', { n: group + 1 }));
      focusNext(`[data-group="${group}"] .jig-condition-joint`, '.jig-condition-add-group');
    },
    add: (group, count) => {
      edit({ do: 'add', group, condition: blank });
      notify.announce(t('filter.conditionAdded', { n: `${group + 1}.${count + 1}` }));
      focusNext(`[data-group="${group}"] li:nth-child(${count + 1}) .jig-condition-field`);
    },
    remove: async (group, at) => {
      if (!(await ask(t('workflow.deleteCondition')))) return;
      edit({ do: 'remove', group, at });
      notify.announce(t('filter.conditionRemoved', { n: `${group + 1}.${at + 1}` }));
      focusNext(
        `[data-group="${group}"] li:nth-child(${at + 1}) .jig-condition-field`,
        `[data-group="${group}"] .jig-condition-joint`,
        '.jig-condition-add-group',
      );
    },
    startAnew: async () => {
      if (!(await ask(t('filter.discardDamaged')))) return;
      onChange([]);
      focusNext('.jig-condition-add-group');
    },
  };
}
