import type { App } from '../../host/AppContext.ts';
import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import type { FileEvent } from '../../Renderer.ts';

/**
 * Runs the field's hook for this moment. False: the hook stops the step, and its message is shown; a hook
 * that throws or is unknown stops it too. After an upload the result has no effect.
 */
export async function askFileHook(
  app: App,
  when: FileEvent['when'],
  schema: ResolvedField,
  files: FileEvent['files'],
): Promise<boolean> {
  const name = schema[when];
  if (name === undefined) return true;
  const hook = app.renderers.find('fileHook', name);
  if (!hook) {
    app.notify.error(app.t('upload.unknownHook', { name }));
    return false;
  }
  try {
    const said = await hook.run({ when, app, schema, files });
    if (typeof said === 'string') app.notify.error(said);
    return said !== false && typeof said !== 'string';
  } catch (error) {
    app.notify.error(error instanceof Error ? error.message : String(error));
    return false;
  }
}
