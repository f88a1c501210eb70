import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { ConditionBuilder } from '../../renderers/conditions/ConditionBuilder.tsx';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { isStored } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import './kit.css';
import { conditionDrawn, drawCondition } from './drawnCondition.ts';

interface ConditionPartProps {
  readonly title: string;
  /** Says what no conditions mean. */
  readonly none: string;
  readonly place: string;
  readonly issues: readonly Issue[];
  readonly document: DocumentTable;
  readonly condition: Condition | undefined;
  readonly readonly?: boolean;
  onChange(condition: Condition | undefined): void;
}

/** A condition over the header of documents. What is not complete yet stays on screen and out of the draft. */
export function ConditionPart(props: ConditionPartProps): ReactNode {
  const { title, none, place, issues, document, condition, readonly = false, onChange } = props;
  const { t } = useApp();
  const id = useId();
  const sent = useRef<{ readonly condition: Condition | undefined }>();
  const [typed, setTyped] = useState<unknown>();
  // An undo, or another version, shows what the draft says instead of what was typed.
  const isTyped =
    sent.current !== undefined && JSON.stringify(sent.current.condition) === JSON.stringify(condition);
  const stored = useMemo(() => drawCondition(condition, document), [condition, document]);
  const drawn = isTyped ? typed : stored;
  const tables = useMemo(
    () => [
      {
        detail: undefined,
        table: document.main.table,
        title: document.main.cnName,
        fields: document.main.fields.filter(
          (field) => isStored(field) && field.field !== 'Version' && !field.hidden,
        ),
      },
    ],
    [document],
  );
  const change = (next: unknown): void => {
    const complete = conditionDrawn(next, document);
    sent.current = { condition: complete };
    setTyped(next);
    onChange(complete);
  };
  return (
    <section className="jig-ed-condition" aria-labelledby={id} data-place={place}>
      <h4 id={id}>{title}</h4>
      {drawn === undefined ? (
        <>
          <p className="jig-ed-note">{t('viewDesign.conditionsKept')}</p>
          {readonly ? null : (
            <Button size="small" onClick={() => change([])}>
              {t('viewDesign.startAnew')}
            </Button>
          )}
        </>
      ) : (
        <ConditionBuilder
          value={drawn}
          document={document}
          tables={tables}
          surface="rule"
          title={title}
          none={none}
          place={place}
          issues={issues}
          readonly={readonly}
          onChange={change}
        />
      )}
    </section>
  );
}
