import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PartView } from '../draft/PartView.ts';
import { ownProperties } from './ownProperties.ts';
import type { PanelContext, PanelProperty } from './PanelProperty.ts';
import { panelProperties } from './panelProperties.ts';

/** The panel of one component. */
export interface Panel {
  readonly properties: readonly PanelProperty[];
  readonly schema: JsonObject;
  readonly value: JsonObject;
}

/** Makes the panel of a component from the properties that apply to it. */
export function panelOf(view: PartView, context: PanelContext): Panel {
  const { t } = context.app;
  const all = [...panelProperties, ...ownProperties(view, context)];
  const properties = all.filter((one) => one.applies(view, context.base));
  const schemas = properties.map((one): readonly [string, JsonObject] => {
    const key = typeof one.title === 'function' ? one.title(view) : one.title;
    const title = key === undefined ? {} : { title: t(key) };
    const tip = one.tip === undefined ? {} : { description: t(one.tip) };
    return [one.name, { ...title, ...one.schema(context, view), ...tip }];
  });
  const values = properties.flatMap((one) => {
    const value = one.read(view);
    return value === undefined ? [] : [[one.name, value] as const];
  });
  return {
    properties,
    schema: { type: 'object', properties: Object.fromEntries(schemas) },
    value: Object.fromEntries(values),
  };
}
