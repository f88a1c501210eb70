import type { App } from '../../host/AppContext.ts';
import type { MakeOffer } from '../../model/schema/MakeOffer.ts';
import type { MadeDraft } from '../../wire/links/Make.ts';
import type { PageStore } from '../page/PageStore.ts';

/** What was made, or why nothing was; neither when the user stays with unsaved input. */
type MadeFrom = { readonly made: MadeDraft | undefined } | { readonly refused: string };

/** Makes a document of the rows that the page's dialog is about. What is open there is saved or given up first. */
export async function makeFrom(
  { data, t }: Pick<App, 'data' | 't'>,
  page: Pick<PageStore, 'box' | 'dialogRows' | 'doc' | 'list'>,
  { to }: MakeOffer,
): Promise<MadeFrom> {
  const { box, doc, list, dialogRows } = page;
  if (box?.unsaved && !(await box.mayLeave())) return { made: undefined };
  const from = { table: doc.main.table, keys: dialogRows.map((row) => list.keyOf(row)) };
  try {
    const answer = await (await data.record()).make({ from, to });
    return answer.ok ? { made: answer.data } : { refused: answer.failure.message };
  } catch {
    return { refused: t('shell.chunkFailed') };
  }
}
