import { type ReactNode, useEffect, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ResolvedField } from '../../../runtime/model/ResolvedTable.ts';
import type { FormStore } from '../../../runtime/store/FormStore.ts';
import { FieldHost } from '../../form/FieldHost.tsx';
import '../../form/form.css';

interface OwnFieldsProps {
  readonly form: FormStore;
  readonly fields: readonly ResolvedField[];
}

/** Fields of the header as a form has them, one under the other. */
export function OwnFields({ form, fields }: OwnFieldsProps): ReactNode {
  const app = useApp();
  const idPrefix = useId();
  const [isReady, setIsReady] = useState(false);
  const { renderers, t } = app;
  useEffect(() => {
    const preload = async (): Promise<void> => {
      await renderers.ready();
      await Promise.allSettled(fields.map(({ type }) => renderers.find('field', type)?.preload?.()));
    };
    // A look that cannot be loaded says so in its own place.
    void preload().finally(() => setIsReady(true));
  }, [fields, renderers]);
  if (!isReady) return <p aria-busy="true">{t('box.loading')}</p>;
  return (
    <div className="jig-form">
      {fields.map((field) => (
        <div className="jig-form-row" key={field.field}>
          <FieldHost app={app} form={form} field={field} idPrefix={idPrefix} span={12} />
        </div>
      ))}
    </div>
  );
}
