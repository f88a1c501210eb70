import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { FormStore } from '../../runtime/store/form/FormStore.ts';
import { focusFirst } from '../dialogs/focusables.ts';
import { FieldHost } from './FieldHost.tsx';
import './form.css';

interface OwnFieldsProps {
  readonly form: FormStore;
  readonly fields: readonly ResolvedField[];
  /** True to focus the first field, when the user asked for the fields. */
  readonly autoFocus?: boolean;
}

/** Fields of a header or a row with their form controls, one below the other. */
export function OwnFields({ form, fields, autoFocus = false }: OwnFieldsProps): ReactNode {
  const app = useApp();
  const idPrefix = useId();
  const [isReady, setIsReady] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { renderers, t } = app;
  useEffect(() => {
    const preload = async (): Promise<void> => {
      await renderers.ready();
      await Promise.allSettled(fields.map(({ type }) => renderers.find('field', type)?.preload?.()));
    };
    // A renderer that fails to load shows its own message.
    void preload().finally(() => setIsReady(true));
  }, [fields, renderers]);
  useEffect(() => {
    if (isReady && autoFocus) focusFirst(root.current);
  }, [isReady, autoFocus]);
  if (!isReady) return <p aria-busy="true">{t('box.loading')}</p>;
  return (
    <div ref={root} className="jig-form">
      {fields.map((field) => (
        <div className="jig-form-row" key={field.field}>
          <FieldHost app={app} form={form} field={field} idPrefix={idPrefix} span={12} />
        </div>
      ))}
    </div>
  );
}
