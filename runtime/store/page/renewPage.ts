import type { App } from '../../host/AppContext.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { PageSchema } from '../../model/schema/PageSchema.ts';
import type { EditBoxStore } from '../box/EditBoxStore.ts';
import { PageStore } from './PageStore.ts';

/**
 * The page in its newer design, with the record that was open and what was typed. Undefined: the page stays, because
 * input in it is not complete yet, or because the user goes back from losing a decision.
 */
export async function renewPage(
  app: App,
  before: PageStore,
  page: PageSchema,
  document: DocumentTable,
): Promise<PageStore | undefined> {
  const { box } = before;
  if (box !== undefined && !(await mayMove(app, box))) return undefined;
  const next = new PageStore(app, page, document);
  await next.resume(before);
  return next;
}

async function mayMove(app: App, box: EditBoxStore): Promise<boolean> {
  if (box.phase === 'closed') return true;
  if (!box.editable) return box.mayLeave();
  await box.forms.settled();
  const left = box.details.every((detail) => detail.end().ok);
  if (left && !box.saving.saving && box.main.unfinished.show().length === 0) return true;
  app.notify.error(app.t('list.designWaits'));
  return false;
}
