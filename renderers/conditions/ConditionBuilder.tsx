import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../runtime/host/useRenderersReady.ts';
import { drawnGroups } from '../../runtime/model/conditions/drawn/drawnGroups.ts';
import { groupsSentence } from '../../runtime/model/conditions/groupsSentence.ts';
import type { ConditionSurface } from '../../runtime/model/conditions/offeredOperators.ts';
import { readGroups } from '../../runtime/model/conditions/readGroups.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { conditionMessages } from '../../runtime/model/messages/condition.ts';
import { filterMessages } from '../../runtime/model/messages/filter.ts';
import { addMessages, messageOf } from '../../runtime/model/messages/index.ts';
import { workflowMessages } from '../../runtime/model/messages/workflow.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { AskedTable } from './AskedTable.ts';
import { ConditionGroupBox } from './ConditionGroupBox.tsx';
import { conditionLabel } from './conditionLabel.ts';
import { DamagedConditions } from './DamagedConditions.tsx';
import { useConditionEdits } from './useConditionEdits.ts';
import '../form/form.css';
import '../pages/list/list.css';
import './conditions.css';

addMessages(conditionMessages);
addMessages(filterMessages);
addMessages(workflowMessages);

interface ConditionBuilderProps {
  /** Conditions in any stored form; empty values mean none. */
  readonly value: unknown;
  /** The document whose fields the conditions use. */
  readonly document: DocumentTable;
  /** Tables and fields to choose from. */
  readonly tables: readonly AskedTable[];
  readonly surface: ConditionSurface;
  /** Accessible name that says what the conditions belong to: `经理审批 的条件`. */
  readonly title: string;
  /** Text shown while there are no conditions. */
  readonly none: string;
  /**
   * JSON pointer of the conditions in their row; `data-place` attributes start with it, to find a problem.
   */
  readonly place: string;
  /** Issues of the conditions as a whole; each condition shows its own. */
  readonly issues: readonly Issue[];
  readonly readonly: boolean;
  /** Reports the edited conditions in the form in which they were stored. */
  onChange(value: unknown): void;
}

/**
 * Edits groups of conditions: and/or inside a group; all groups must hold. Shows every stored condition,
 * unusable ones too, and changes only what the user edits. Asks before deleting.
 */
export const ConditionBuilder = observer(function ConditionBuilder(props: ConditionBuilderProps): ReactNode {
  const { value, document, tables, surface, title, none, place, issues, readonly, onChange } = props;
  const app = useApp();
  const { t, locale } = app;
  // Renderers that are loaded already render at once.
  const ready = useRenderersReady(app.renderers) || app.renderers.find('field', 'text') !== undefined;
  const section = useRef<HTMLElement>(null);
  const edits = useConditionEdits(section, value, onChange);
  const groups = useMemo(() => drawnGroups(value), [value]);
  const read = useMemo(() => readGroups(value, document), [value, document]);
  if (groups === undefined) {
    return (
      <section ref={section} className="jig-conditions" aria-label={title}>
        <DamagedConditions {...{ value, readonly }} onStartAnew={() => void edits.startAnew()} />
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
              // Groups have no identity but their index.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={at}
              group={group}
              n={at}
              {...{ document, tables, surface, place, readonly }}
              edit={edits.edit}
              onAdd={() => edits.add(at, group.conditions.length)}
              onRemove={(index) => void edits.remove(at, index)}
              onRemoveGroup={() => void edits.removeGroup(at)}
            />
          ))
        : null}
      {issues.map((issue, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice of one place
        <p key={`${issue.rule} ${at}`} className={`jig-condition-issue jig-${issue.severity}`}>
          {messageOf(issue, locale)}
        </p>
      ))}
      {readonly ? null : (
        <button
          type="button"
          className="jig-link jig-condition-add-group"
          onClick={() => edits.addGroup(groups.length)}
        >
          {t('filter.addGroup')}
        </button>
      )}
    </section>
  );
});
