import type { App } from '../../host/AppContext.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { PageStore } from './PageStore.ts';

/**
 * Runs what the field's `click` names for a cell of a list. False: the field names nothing. A name that is unknown and an
 * error are shown.
 */
export async function clickCell(app: App, page: PageStore, row: Row, field: string): Promise<boolean> {
  const found = page.doc.main.byName.get(field);
  if (found?.click === undefined) return false;
  const look = app.renderers.find('cellClick', found.click);
  if (!look) {
    app.notify.error(app.t('list.unknownClick', { name: found.click }));
    return true;
  }
  try {
    await look.run({ app, page, field: found, row });
  } catch (error) {
    app.notify.error(error instanceof Error ? error.message : String(error));
  }
  return true;
}
