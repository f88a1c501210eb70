import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { conditionField, conditionTable } from '../../runtime/model/conditions/conditionField.ts';
import { storedValue } from '../../runtime/model/conditions/conditionValue.ts';
import type { DrawnCondition, RawCondition } from '../../runtime/model/conditions/drawn/drawnGroups.ts';
import { type ConditionSurface, offeredOperators } from '../../runtime/model/conditions/offeredOperators.ts';
import { operatorOfFilterType } from '../../runtime/model/conditions/operators/index.ts';
import { readEntry } from '../../runtime/model/conditions/readEntry.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { AskedTable } from './AskedTable.ts';
import { fieldKeys, operatorKeys } from './conditionKeys.ts';
import { FieldChoice } from './FieldChoice.tsx';
import { OperatorChoice } from './OperatorChoice.tsx';
import { RowsChoice } from './RowsChoice.tsx';
import { ValueInput } from './ValueInput.tsx';

/** Number of options from which a selection field is a multi-select without search. */
const plainFrom = 300;

interface ConditionLineProps {
  readonly condition: DrawnCondition;
  /** `1.2`: second condition of the first group. */
  readonly n: string;
  /** JSON pointer of the condition. */
  readonly place: string;
  readonly document: DocumentTable;
  readonly tables: readonly AskedTable[];
  readonly surface: ConditionSurface;
  readonly readonly: boolean;
  onSet(keys: RawCondition): void;
  onRemove(): void;
}

/** One condition: field, operator, value and its issues. */
export const ConditionLine = observer(function ConditionLine(props: ConditionLineProps): ReactNode {
  const { condition, n, place, document, tables, surface, readonly, onSet, onRemove } = props;
  const { t, locale } = useApp();
  const id = useId();
  const [typed, setTyped] = useState<{ readonly value: Cell; readonly stored: unknown }>();
  const { raw } = condition;
  const named = raw && namedBy(raw, document);
  const operator = raw && operatorOfFilterType(textOf(raw.filterType) || '=');
  const read = raw && readEntry(raw, document, undefined, condition.path);
  const issue = read && 'issue' in read ? read.issue : undefined;
  const message = raw === undefined ? t('condition.notACondition') : issue && messageOf(issue, locale);
  const setValue = (value: Cell): void => {
    if (named?.field === undefined || operator === undefined) return;
    const stored = storedValue(value, named.field, operator);
    setTyped({ value, stored });
    onSet({ value: stored });
  };
  const isTyped = typed !== undefined && raw !== undefined && isSame(typed.stored, raw.value);
  return (
    <li className="jig-condition" data-place={place} aria-label={t('filter.condition', { n })}>
      <div className="jig-condition-parts">
        {raw === undefined ? (
          <code className="jig-condition-damaged">{JSON.stringify(condition.stored)}</code>
        ) : (
          <>
            <FieldChoice
              tables={tables}
              chosen={{ detail: named?.detail, field: named?.field?.field ?? named?.name ?? '' }}
              label={t('filter.fieldOf', { n })}
              isDisabled={readonly}
              describedBy={message === undefined ? undefined : `${id}-message`}
              onChoose={(table, field) => onSet(fieldKeys(table.table, field, surface))}
            />
            {named?.field === undefined ? null : (
              <>
                {named.detail === undefined ? null : (
                  <RowsChoice
                    rows={raw.rows}
                    field={named.field}
                    label={t('filter.rowsOf', { n })}
                    isDisabled={readonly}
                    onChoose={(rows) => onSet({ rows })}
                  />
                )}
                <OperatorChoice
                  offered={offeredOperators(named.field, surface)}
                  operator={operator}
                  unknown={textOf(raw.filterType)}
                  label={t('filter.operatorOf', { n })}
                  isDisabled={readonly}
                  onChoose={(sign) => onSet(operatorKeys(raw, operator, sign))}
                />
              </>
            )}
            {named?.field === undefined || operator === undefined ? null : (
              <ValueInput
                field={named.field}
                operator={operator}
                value={isTyped ? typed.value : cellOf(raw.value)}
                unfit={undefined}
                label={t('filter.valueOf', { n })}
                mode={readonly ? 'readonly' : 'edit'}
                plainFrom={plainFrom}
                onChange={setValue}
              />
            )}
          </>
        )}
        {readonly ? null : (
          <button
            type="button"
            className="jig-filter-remove"
            aria-label={t('filter.removeCondition', { n })}
            onClick={onRemove}
          >
            ×
          </button>
        )}
      </div>
      {message === undefined ? null : (
        <p id={`${id}-message`} className="jig-field-message">
          {message}
        </p>
      )}
    </li>
  );
});

/** The table and field that a condition names; no `field`: the name is unknown. */
function namedBy(raw: RawCondition, document: DocumentTable) {
  const given = textOf(raw.field);
  const dot = given.indexOf('.');
  const table = conditionTable(document, dot < 0 ? textOf(raw.tableName) : given.slice(0, dot));
  const name = given.slice(dot + 1);
  const field = table && conditionField(table.table, name);
  return { detail: table?.detail, name: given, field };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.filter(isPlain);
  return isPlain(value) ? value : JSON.stringify(value);
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
