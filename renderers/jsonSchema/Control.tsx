import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useRenderersReady } from '../../runtime/host/useRenderersReady.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { checkMessages } from '../../runtime/model/messages/check.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FieldMode } from '../../runtime/Renderer.ts';
import { useFormParts } from './FormParts.ts';
import { Frame } from './Frame.tsx';

addMessages(checkMessages);

interface ControlProps {
  readonly id: string;
  readonly schema: Partial<FieldSchema> & Pick<FieldSchema, 'type'>;
  /** Name of the property; absent: an item of a list. */
  readonly name?: string | undefined;
  readonly title: string;
  readonly value: Json;
  readonly required: boolean;
  /** Whether the label shows the required mark; default `required`. */
  readonly starred?: boolean;
  readonly mode: FieldMode;
  readonly errors: readonly string[];
  readonly tip?: string | undefined;
  onChange(value: Cell): void;
  onBlur?(): void;
}

/** A field control outside of a table. The renderer of its type draws it inside its frame. */
export function Control(props: ControlProps): ReactNode {
  const { id, schema, title, value, required, mode, errors, tip } = props;
  const app = useApp();
  const { Frame: Around = Frame, size } = useFormParts();
  // Renders again when lazy renderers have loaded; loaded ones render at once.
  useRenderersReady(app.renderers);
  // Memoizes by content, because the form library makes new objects on every change.
  const written = JSON.stringify({ ...schema, field: 'value', title });
  const field = useMemo(() => {
    const fields = [JSON.parse(written) as FieldSchema];
    const table = { table: 'JsonSchema', cnName: 'JsonSchema', key: '_key' };
    return resolve([{ kind: 'table', name: 'JsonSchema', table, fields }], app.fieldTypes).table.byName.get(
      'value',
    );
  }, [written, app]);
  const renderer = field && app.renderers.find('field', field.type);
  if (!field || !renderer) return null;
  const parsed = field.kind.parse(value, field);
  const issues = errors.map(
    (text): Issue => ({ path: '', rule: 'form.custom', params: { text }, severity: 'error' }),
  );
  const { Component, label = 'for' } = renderer;
  const described = [errors.length > 0 ? `${id}-message` : '', tip ? `${id}-tip` : ''].join(' ').trim();
  return (
    <Around
      id={id}
      name={props.name}
      title={title}
      required={props.starred ?? required}
      tie={label}
      errors={errors}
      tip={tip}
    >
      <Component
        schema={field}
        // A value that cannot be parsed is shown unchanged; the check reports the reason.
        value={parsed.ok ? parsed.value : (value as Cell)}
        issues={issues}
        mode={mode}
        required={required}
        id={id}
        describedBy={described === '' ? undefined : described}
        {...(size && { size })}
        options={field.data}
        onChange={props.onChange}
        onBlur={props.onBlur ?? (() => undefined)}
      />
    </Around>
  );
}
