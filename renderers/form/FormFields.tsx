import { type CSSProperties, memo, type ReactNode, useCallback, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Showing } from '../../runtime/model/fields/projections/columns.ts';
import type { FormCell } from '../../runtime/model/fields/projections/formLayout.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { foldsOf } from '../../runtime/store/form/FormFolds.ts';
import type { FormStore } from '../../runtime/store/form/FormStore.ts';
import { openByTyping } from '../fields/openByTyping.ts';
import { FieldHost } from './FieldHost.tsx';
import { FormParts } from './FormParts.tsx';
import { runExtra } from './runExtra.ts';
import { useDialog } from './useDialog.tsx';
import './form.css';

interface FormFieldsProps {
  readonly form: FormStore;
  readonly showing?: Showing | undefined;
}

/** Fields of a form on rows of twelve columns, in its tabs and sections. Renders once; fields update themselves. */
export const FormFields = memo(function FormFields({ form, showing }: FormFieldsProps): ReactNode {
  const app = useApp();
  const idPrefix = useId();
  const { table } = form;
  const folds = foldsOf(form, showing);
  const { dialog, show, attempt } = useDialog();
  const onExtra = useCallback(
    (field: ResolvedField, link: 'picker' | 'extra') => {
      const { picker } = field;
      if (link === 'picker' && picker) {
        void attempt(async () => {
          const { pickIntoField } = await import('../picker/pickIntoField.ts');
          await pickIntoField({ app, form, field, show }, picker);
        });
        return;
      }
      void attempt(() => runExtra(app, { form, field, show }));
    },
    [app, form, show, attempt],
  );
  const draw = useCallback(
    (row: readonly FormCell[]): ReactNode => (
      <div className="jig-form-row" key={row[0]?.field.field}>
        {row.map(({ field, span }) => (
          <FieldHost
            key={field.field}
            app={app}
            form={form}
            field={field}
            idPrefix={idPrefix}
            span={span}
            onExtra={onExtra}
          />
        ))}
      </div>
    ),
    [app, form, idPrefix, onExtra],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears keys of the controls inside
    <div className="jig-form" style={labelWidth(table.form?.labelWidth)} onKeyDown={openByTyping}>
      <FormParts folds={folds} draw={draw} />
      {dialog}
    </div>
  );
});

function labelWidth(pixels: number | undefined): CSSProperties {
  return pixels === undefined ? {} : ({ '--jig-label-width': `${pixels}px` } as CSSProperties);
}
