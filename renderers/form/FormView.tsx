import { memo, type ReactNode, useId, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { formRowsOf } from '../../runtime/model/projections/formRows.ts';
import type { ResolvedField } from '../../runtime/model/ResolvedTable.ts';
import type { FormStore } from '../../runtime/store/FormStore.ts';
import { FieldHost } from './FieldHost.tsx';
import './form.css';

interface FormViewProps {
  readonly form: FormStore;
  /** A field's extra link was pressed. */
  readonly onExtra?: (field: ResolvedField, form: FormStore) => void;
}

/** A form's fields on rows of twelve columns (specification 1 section 2). Draws once; fields redraw themselves. */
export const FormView = memo(function FormView({ form, onExtra }: FormViewProps): ReactNode {
  const app = useApp();
  const idPrefix = useId();
  const rows = useMemo(() => formRowsOf(form.table), [form.table]);
  return (
    <div className="jig-form">
      {rows.map((row) => (
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
      ))}
    </div>
  );
});
