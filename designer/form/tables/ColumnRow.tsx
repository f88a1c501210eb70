import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { scaleOf } from '../../../runtime/model/fields/columnTypes/decimal.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import { numberOf } from '../../../runtime/model/record/design/designValues.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { FormBase } from '../base/FormBase.ts';
import { customTypes } from '../components/componentKinds.ts';
import { componentTitle } from '../components/componentTitle.ts';
import type { DrawnPart } from '../draft/DrawnPart.ts';
import { formulaTypeOf } from '../formula/formulaSubject.ts';
import { isNewField, needsSource } from '../store/checkPart.ts';
import { digitKeys, mostDigits } from '../store/digits.ts';

interface ColumnRowProps {
  readonly base: FormBase;
  readonly view: DrawnPart;
  /** Number of the row, from 1. */
  readonly row: number;
  onSet(keys: JsonObject): void;
  /** The user left the title. */
  onTitled(): void;
  onMove(by: -1 | 1): void;
  onFormula(): void;
  onRemove(): void;
}

/** Digits after the point of a stored decimal. */
const digitsOf = ({ field }: DrawnPart): number | undefined =>
  field?.columnType === 'decimal' ? scaleOf(field) : undefined;

/** One column of a detail table in the table configuration. */
export function ColumnRow(props: ColumnRowProps): ReactNode {
  const { base, view, row, onSet } = props;
  const app = useApp();
  const { t } = app;
  const isNew = isNewField(view);
  const most = mostDigits(view, base);
  const label = (name: MessageKey): string => t('formDesign.column.of', { n: row, name: t(name) });
  const flag = (name: MessageKey, checked: boolean, disabled: boolean, key: string): ReactNode => (
    <td className="jig-fm-flag">
      <input
        type="checkbox"
        aria-label={label(name)}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onSet({ [key]: event.currentTarget.checked })}
      />
    </td>
  );
  return (
    <tr data-column={view.part.id}>
      {flag('formDesign.column.show', view.show, view.required || view.isImposed, 'show')}
      <td>
        <input
          className="jig-fm-input"
          aria-label={label('formDesign.column.title')}
          value={typeof view.part.raw.title === 'string' ? view.part.raw.title : view.title}
          maxLength={50}
          readOnly={view.isImposed}
          onChange={(event) => onSet({ title: event.currentTarget.value })}
          onBlur={props.onTitled}
        />
      </td>
      <td>
        {isNew ? (
          <select
            className="jig-fm-input"
            aria-label={label('formDesign.column.type')}
            value={view.type}
            onChange={(event) =>
              onSet({
                ...{ editType: event.currentTarget.value, dataSource: '' },
                ...(view.part.raw.jig !== undefined && { jig: null }),
              })
            }
          >
            <option value="">{t('formDesign.column.choose')}</option>
            {customTypes(base).map((type) => (
              <option key={type} value={type}>
                {componentTitle(app, type)}
              </option>
            ))}
          </select>
        ) : (
          componentTitle(app, view.type)
        )}
      </td>
      <td>
        {most > 0 ? (
          <input
            type="number"
            className="jig-fm-input jig-fm-figure"
            aria-label={label('extension.scale')}
            value={numberOf(view.options.scale) ?? 0}
            min={0}
            max={most}
            step={1}
            onChange={(event) => {
              const keys = digitKeys(view, event.currentTarget.value, most);
              if (keys?.jig !== undefined) onSet({ jig: keys.jig });
            }}
          />
        ) : (
          digitsOf(view)
        )}
      </td>
      <td>
        {isNew && needsSource(view.type, base.fieldTypes) ? (
          <select
            className="jig-fm-input"
            aria-label={label('formDesign.column.source')}
            value={view.source}
            onChange={(event) => onSet({ dataSource: event.currentTarget.value })}
          >
            <option value="">{t('formDesign.column.choose')}</option>
            {base.sources.map(({ dicNo, dicName }) => (
              <option key={dicNo} value={dicNo}>
                {dicName || dicNo}
              </option>
            ))}
          </select>
        ) : (
          view.source
        )}
      </td>
      <td>
        <input
          type="number"
          className="jig-fm-input jig-fm-figure"
          aria-label={label('formDesign.column.width')}
          value={view.width ?? ''}
          min={20}
          max={2000}
          step={1}
          readOnly={view.isImposed}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onSet({ width: value === '' ? null : Number(value) });
          }}
        />
      </td>
      {base.isAdmin ? (
        <>
          {flag('formDesign.prop.required', view.required, view.isDemanded, 'required')}
          {flag('formDesign.prop.isGlobal', view.isGlobal, false, 'isGlobal')}
          <td>
            {formulaTypeOf(view) === undefined ? null : (
              <Button size="small" aria-haspopup="dialog" onClick={props.onFormula}>
                {view.formula?.name || t('formDesign.formulaNone')}
              </Button>
            )}
          </td>
        </>
      ) : null}
      <td className="jig-fm-row-actions">
        <Button size="small" aria-label={label('formDesign.column.up')} onClick={() => props.onMove(-1)}>
          ↑
        </Button>
        <Button size="small" aria-label={label('formDesign.column.down')} onClick={() => props.onMove(1)}>
          ↓
        </Button>
        {isNew ? (
          <Button
            size="small"
            type="danger"
            aria-label={label('formDesign.column.remove')}
            onClick={props.onRemove}
          >
            {t('formDesign.column.remove')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
