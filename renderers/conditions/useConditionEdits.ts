import type { RefObject } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { editGroups, type GroupsEdit } from '../../runtime/model/conditions/drawn/editGroups.ts';
import { useNextFocus } from './useNextFocus.ts';

/** An empty condition in wire format. */
const blank = { tableName: '', field: '', filterType: '', value: '' } as const;

/** User actions on conditions; indices start at 0. */
export interface ConditionEdits {
  edit(one: GroupsEdit): void;
  /** Adds a group behind the `count` existing ones. */
  addGroup(count: number): void;
  /** Removes a group after a confirmation. */
  removeGroup(group: number): Promise<void>;
  /** Adds a condition behind the `count` existing ones of the group. */
  add(group: number, count: number): void;
  /** Removes a condition after a confirmation. */
  remove(group: number, at: number): Promise<void>;
  /** Discards unreadable conditions after a confirmation. */
  startAnew(): Promise<void>;
}

/** Edits conditions in their stored form. Asks before deleting, announces each change and moves the focus. */
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
    // On "no" the focus returns to where it was.
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
