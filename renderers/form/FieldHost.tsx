import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { FormStore } from '../../runtime/store/form/FormStore.ts';
import { drawBelow, drawControl } from './drawControl.tsx';

/** Props of a field on a form; all of them stay the same for the life of the form. */
export interface FieldHostProps {
  readonly app: App;
  readonly form: FormStore;
  readonly field: ResolvedField;
  /** Prefix that makes the DOM ids of this form unique on the page. */
  readonly idPrefix: string;
  /** Width in twelfths of the row. */
  readonly span: number;
  /** Called when the user presses a link below the field. */
  readonly onExtra?: ((field: ResolvedField, link: 'picker' | 'extra') => void) | undefined;
}

/**
 * One field on a form: label, control, issues, tip, content below and extra link. Subscribes to its own cell
 * only.
 */
export const FieldHost = observer(function FieldHost(props: FieldHostProps) {
  const { app, form, field, idPrefix, span, onExtra } = props;
  const cell = form.cell(field.field);
  const { state, issues } = cell;
  if (state.hidden) return null;
  const id = idPrefix + field.field;
  const tie = field.range ? 'group' : (app.renderers.find('field', field.type)?.label ?? 'for');
  const first = issues[0];
  // A read-only record shows no required marks.
  const starred = state.required && cell.mode === 'edit';
  return (
    <div className="jig-field" style={widthOf(span)} data-field={field.field}>
      {tie === 'for' ? (
        <label className={labelClass(starred)} id={`${id}-label`} htmlFor={id}>
          {field.title}
        </label>
      ) : tie === 'group' ? (
        <span className={labelClass(starred)} id={`${id}-label`}>
          {field.title}
        </span>
      ) : null}
      <div className="jig-field-body">
        {drawControl(app, cell, id)}
        {first === undefined ? null : (
          <div className="jig-field-message" id={`${id}-message`}>
            {messageOf(first, app.locale)}
          </div>
        )}
        {field.tipextra === undefined ? null : <div className="jig-field-tip">{field.tipextra}</div>}
        {field.below === undefined ? null : drawBelow(app, cell, field.below)}
        {cell.mode !== 'edit' || !onExtra ? null : (
          <>
            {field.picker === undefined || !app.schemas.mayPickFrom(field.picker.table) ? null : (
              <button type="button" className="jig-field-extra" onClick={() => onExtra(field, 'picker')}>
                {field.picker.text}
              </button>
            )}
            {field.extra === undefined ? null : (
              <button type="button" className="jig-field-extra" onClick={() => onExtra(field, 'extra')}>
                {field.extra.text}
              </button>
            )}
          </>
        )}
      </div>
    </div>
  );
});

function labelClass(required: boolean): string {
  return required ? 'jig-field-label jig-required' : 'jig-field-label';
}

const widths = new Map<number, CSSProperties>();

/** Width as a custom property, so that narrow windows can stack fields; cached per width. */
function widthOf(span: number): CSSProperties {
  const known = widths.get(span);
  if (known) return known;
  const made = { '--jig-span': span } as CSSProperties;
  widths.set(span, made);
  return made;
}
