import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { jsonChecker } from '../../../runtime/model/check/jsonSchema/checkJson.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { FormParts } from '../../jsonSchema/FormParts.ts';
import { JsonSchemaForm } from '../../jsonSchema/JsonSchemaForm.tsx';

interface SchemaPreviewProps {
  readonly schema: JsonObject;
  readonly uiSchema: JsonObject;
  readonly data: Json | undefined;
}

/**
 * A JSON Schema as a form that stores nothing. 校验 checks it, then every change is checked; the data is shown
 * below.
 */
export function SchemaPreview({ schema, uiSchema, data: start }: SchemaPreviewProps): ReactNode {
  const { notify, locale, t } = useApp();
  const checker = useMemo(() => jsonChecker(schema), [schema]);
  const parts = useMemo<FormParts>(() => ({ unfinished: new Map() }), []);
  const [data, setData] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const [open, setOpen] = useState(true);
  const issues = useMemo(() => (isChecked ? checker.check(data ?? null) : []), [checker, isChecked, data]);
  const check = (): void => {
    setChecked(true);
    const [first] = checker.check(data ?? null);
    const [unfinished] = parts.unfinished.values();
    const problem = unfinished ?? (first && messageOf(first, locale));
    if (problem === undefined) notify.success(t('playground.valid'));
    else notify.error(problem);
  };
  return (
    <>
      <JsonSchemaForm
        schema={schema}
        uiSchema={uiSchema}
        data={data}
        issues={issues}
        parts={parts}
        onChange={setData}
      />
      <Button onClick={check}>{t('playground.check')}</Button>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('playground.values')}</summary>
        <pre className="jig-play-values">{open ? JSON.stringify(data, null, 2) : ''}</pre>
      </details>
    </>
  );
}
