import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { FieldHost } from '../../../renderers/form/FieldHost.tsx';
import '../../../renderers/form/form.css';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';

/** The left form: every field of the flow that its own schema puts on the form, besides the two texts that are drawn. */
export const HeaderForm = observer(function HeaderForm({
  store,
}: {
  readonly store: FlowDesignerStore;
}): ReactNode {
  const app = useApp();
  const idPrefix = useId();
  const { main, doc } = store.box;
  return (
    <section className="jig-fd-header" aria-label={app.t('flowDesigner.basics')}>
      <h3>{app.t('flowDesigner.basics')}</h3>
      {doc.main.fields
        .filter(({ field }) => store.form.fields.includes(field))
        .map((field) => (
          <FieldHost key={field.field} app={app} form={main} field={field} idPrefix={idPrefix} span={12} />
        ))}
    </section>
  );
});
