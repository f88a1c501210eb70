import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../runtime/host/useRenderersReady.ts';
import { drawnGroups } from '../../runtime/model/conditions/drawn/drawnGroups.ts';
import { editGroups, type GroupsEdit } from '../../runtime/model/conditions/drawn/editGroups.ts';
import { groupsSentence } from '../../runtime/model/conditions/groupsSentence.ts';
import type { ConditionSurface } from '../../runtime/model/conditions/offeredOperators.ts';
import { readGroups } from '../../runtime/model/conditions/readGroups.ts';
import type { DocumentTable } from '../../runtime/model/DocumentTable.ts';
import type { Issue } from '../../runtime/model/Issue.ts';
import { conditionMessages } from '../../runtime/model/messages/condition.ts';
import { filterMessages } from '../../runtime/model/messages/filter.ts';
import { addMessages, messageOf } from '../../runtime/model/messages/index.ts';
import { workflowMessages } from '../../runtime/model/messages/workflow.ts';
import type { AskedTable } from './AskedTable.ts';
import { ConditionGroupBox } from './ConditionGroupBox.tsx';
import { conditionLabel } from './conditionLabel.ts';
import { useNextFocus } from './useNextFocus.ts';
import '../form/form.css';
import '../pages/list/list.css';
import './conditions.css';

addMessages(conditionMessages);
addMessages(filterMessages);
addMessages(workflowMessages);

export interface ConditionBuilderProps {
  /** Conditions in any form they are stored in; nothing: none. */
  readonly value: unknown;
  /** The document as its conditions see it. */
  readonly document: DocumentTable;
  /** What may be asked. */
  readonly tables: readonly AskedTable[];
  readonly surface: ConditionSurface;
  /** What the conditions are of, for assistive technology: `经理审批 的条件`. */
  readonly title: string;
  /** What is said while there is no condition. */
  readonly none: string;
  /** JSON pointer of the conditions in what they are part of: a problem of one is found at `data-place`. */
  readonly place: string;
  /** What was found of the conditions as a whole; single conditions say themselves what is wrong with them. */
  readonly issues: readonly Issue[];
  readonly readonly: boolean;
  /** The conditions after a change, in the form they came in. */
  onChange(value: unknown): void;
}

/**
 * Groups of conditions: and/or inside a group, all groups must hold (specification 2 sections 3 and 5). Stored conditions
 * are drawn one by one, also what of them cannot be used; nothing changes but what a person changes. Deleting asks.
 */
export const ConditionBuilder = observer(function ConditionBuilder(props: ConditionBuilderProps): ReactNode {
  const { value, document, tables, surface, title, none, place, issues, readonly, onChange } = props;
  const app = useApp();
  const { t, notify, locale } = app;
  // Looks that are there already are drawn at once.
  const ready = useRenderersReady(app.renderers) || app.renderers.find('field', 'text') !== undefined;
  const section = useRef<HTMLElement>(null);
  const focusNext = useNextFocus(section);
  const groups = useMemo(() => drawnGroups(value), [value]);
  const read = useMemo(() => readGroups(value, document), [value, document]);

  const edit = (one: GroupsEdit): void => onChange(editGroups(value, one));
  const ask = async (text: string): Promise<boolean> => {
    const before = section.current?.ownerDocument.activeElement;
    const isYes = await notify.confirm({ title: t('list.confirmTitle'), text });
    // Who says no goes on where he was.
    if (!isYes && before instanceof HTMLElement) requestAnimationFrame(() => before.focus());
    return isYes;
  };
  const addGroup = (): void => {
    const n = groups?.length ?? 0;
    edit({ do: 'addGroup', condition: blank });
    notify.announce(t('filter.groupAdded', { n: n + 1 }));
    focusNext(`[data-group="${n}"] .jig-condition-field`);
  };
  const removeGroup = async (group: number): Promise<void> => {
    if (!(await ask(t('workflow.deleteGroup', { n: group + 1 })))) return;
    edit({ do: 'removeGroup', group });
    notify.announce(t('filter.groupRemoved', { n: group + 1 }));
    focusNext(`[data-group="${group}"] .jig-condition-joint`, '.jig-condition-add-group');
  };
  const add = (group: number, n: number): void => {
    edit({ do: 'add', group, condition: blank });
    notify.announce(t('filter.conditionAdded', { n: `${group + 1}.${n + 1}` }));
    focusNext(`[data-group="${group}"] li:nth-child(${n + 1}) .jig-condition-field`);
  };
  const remove = async (group: number, at: number): Promise<void> => {
    if (!(await ask(t('workflow.deleteCondition')))) return;
    edit({ do: 'remove', group, at });
    notify.announce(t('filter.conditionRemoved', { n: `${group + 1}.${at + 1}` }));
    focusNext(
      `[data-group="${group}"] li:nth-child(${at + 1}) .jig-condition-field`,
      `[data-group="${group}"] .jig-condition-joint`,
      '.jig-condition-add-group',
    );
  };

  if (groups === undefined) {
    return (
      <section ref={section} className="jig-conditions" aria-label={title}>
        <p className="jig-field-message">{t('condition.notAList')}</p>
        <pre className="jig-condition-damaged">
          {typeof value === 'string' ? value : JSON.stringify(value)}
        </pre>
        {readonly ? null : (
          <button
            type="button"
            className="jig-link jig-condition-add-group"
            onClick={async () => {
              if (!(await ask(t('filter.discardDamaged')))) return;
              onChange([]);
              focusNext('.jig-condition-add-group');
            }}
          >
            {t('filter.startAnew')}
          </button>
        )}
      </section>
    );
  }
  const isWhole = read.issues.length === 0;
  return (
    <section ref={section} className="jig-conditions" aria-label={title}>
      {groups.length === 0 ? (
        <p className="jig-condition-none">{none}</p>
      ) : isWhole && ready ? (
        <p className="jig-condition-sentence">
          {groupsSentence(read.groups, document, locale, { label: conditionLabel(app) })}
        </p>
      ) : null}
      {ready
        ? groups.map((group, at) => (
            <ConditionGroupBox
              // Groups have no identity but their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={at}
              group={group}
              n={at}
              {...{ document, tables, surface, place, readonly, edit }}
              onAdd={() => add(at, group.conditions.length)}
              onRemove={(index) => void remove(at, index)}
              onRemoveGroup={() => void removeGroup(at)}
            />
          ))
        : null}
      {issues.map((issue) => (
        <p key={`${issue.rule} ${issue.path}`} className={`jig-condition-issue jig-${issue.severity}`}>
          {messageOf(issue, locale)}
        </p>
      ))}
      {readonly ? null : (
        <button type="button" className="jig-link jig-condition-add-group" onClick={addGroup}>
          {t('filter.addGroup')}
        </button>
      )}
    </section>
  );
});

/** A condition that asks nothing yet, in the wire's keys. */
const blank = { tableName: '', field: '', filterType: '', value: '' } as const;
