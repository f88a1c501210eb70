import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { FieldHost } from '../../../renderers/form/FieldHost.tsx';
import '../../../renderers/form/form.css';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';

/** The left form: every form field of the flow's schema except the two texts that the canvas draws. */
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
