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
 * Groups of conditions: and/or inside a group, all groups must hold. Stored conditions are drawn one by one, also what of
 * them cannot be used; nothing changes but what a person changes. Deleting asks.
 */
export const ConditionBuilder = observer(function ConditionBuilder(props: ConditionBuilderProps): ReactNode {
  const { value, document, tables, surface, title, none, place, issues, readonly, onChange } = props;
  const app = useApp();
  const { t, locale } = app;
  // Looks that are there already are drawn at once.
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
              // Groups have no identity but their place.
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
