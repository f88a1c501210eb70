import type { ReactNode } from 'react';
import type { App } from '../../runtime/host/AppContext.ts';
import { NodeBoundary } from '../../runtime/host/NodeBoundary.tsx';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import { dependentChoices } from '../../runtime/store/choices/DependentChoices.ts';
import type { FieldCell } from '../../runtime/store/form/FieldCell.ts';

/**
 * Renders the control of a field from the registry, with `FieldProps` only. Call it inside an observer; it is
 * not a component, because one subscription per field is enough.
 */
export function drawControl(app: App, cell: FieldCell, id: string): ReactNode {
  const { field } = cell.plan;
  const renderer = app.renderers.find('field', field.type);
  if (!renderer) return broken(app, field, app.t('box.unknownRenderer', { type: field.type }));
  const { issues } = cell;
  const { Component } = renderer;
  return (
    <NodeBoundary fallback={(error) => broken(app, field, error.message)}>
      <Component
        schema={cell.mode === 'edit' ? hinted(app, cell) : uninviting(field)}
        value={cell.shown}
        issues={issues}
        mode={cell.mode}
        required={cell.state.required}
        tabStop={cell.isTabStop}
        id={id}
        describedBy={issues.length > 0 ? `${id}-message` : undefined}
        options={optionsOf(app, cell)}
        size={cell.size}
        uploadUrl={cell.uploadUrl}
        onPending={cell.pending}
        onUnfinished={cell.unfinished}
        onChange={cell.change}
        onBlur={cell.leave}
      />
    </NodeBoundary>
  );
}

/** Renders the schema's content below the control, by the name of its renderer. */
export function drawBelow(app: App, cell: FieldCell, type: string): ReactNode {
  const { field } = cell.plan;
  const renderer = app.renderers.find('below', type);
  if (!renderer) return broken(app, field, app.t('box.unknownRenderer', { type }));
  const { Component } = renderer;
  return (
    <NodeBoundary fallback={(error) => broken(app, field, error.message)}>
      <Component schema={field} value={cell.value} read={cell.read} />
    </NodeBoundary>
  );
}

/**
 * Options from the schema, otherwise from its dictionary, filtered for this record; undefined while loading.
 */
function optionsOf(app: App, cell: FieldCell): readonly Option[] | undefined {
  const { field } = cell.plan;
  const { data, dataKey, dependsOn } = field;
  if (data !== undefined) return data;
  if (dataKey === undefined) return undefined;
  if (dependsOn === undefined) return app.dictionaries.options(dataKey);
  const { form, dependencies } = cell;
  if (dependencies === undefined) return none;
  // An observed read: options that failed to load are asked for again after a retry.
  void app.dictionaries.retries;
  return dependentChoices(app.data, form).options(form.table.table, field.field, dependencies);
}

const none: readonly Option[] = [];

/** Sets the placeholder of a dependent choice to the field that must be chosen first. */
function hinted(app: App, { plan, form, dependencies }: FieldCell): ResolvedField {
  const { field } = plan;
  const [first] = field.dependsOn ?? [];
  if (!first || dependencies !== undefined) return field;
  const title = form.titleOf(first.field);
  return { ...field, placeholder: app.t('box.chooseFirst', { title }) };
}

const withoutHints = new WeakMap<ResolvedField, ResolvedField>();

/** The field without its placeholder, which asks for input; cached per field. */
function uninviting(field: ResolvedField): ResolvedField {
  if (field.placeholder === undefined) return field;
  const known = withoutHints.get(field);
  if (known) return known;
  const { placeholder: _, ...made } = field;
  withoutHints.set(field, made);
  return made;
}

function broken(app: App, field: ResolvedField, message: string): ReactNode {
  return (
    <div className="jig-broken" role="note">
      {app.t('box.brokenField', { title: field.title, field: field.field, message })}
    </div>
  );
}
