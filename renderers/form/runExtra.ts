import type { App } from '../../runtime/host/AppContext.ts';
import type { ExtraCall } from '../../runtime/Renderer.ts';

/**
 * Runs the link of a field (`FieldSchema.extra`), on a form or in a row. Notifies the user of an unknown
 * name.
 */
export function runExtra(app: App, call: Omit<ExtraCall, 'app'>): void | Promise<void> {
  const action = call.field.extra?.action ?? '';
  const look = app.renderers.find('extra', action);
  if (look) return look.run({ app, ...call });
  app.notify.error(app.t('box.unknownExtra', { action }));
}
