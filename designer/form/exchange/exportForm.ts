import { saveFile } from '../../../runtime/host/saveFile.ts';
import { draftTexts } from '../draft/draftTexts.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import { vueTemplate } from './vueTemplate.ts';

/** Name of an export: code of the form and a timestamp. `now` is `yyyy-MM-dd HH:mm:ss`. */
const nameOf = ({ base }: FormDesignerStore, now: string, ending: string): string =>
  `${base.document.main.table}${now.replace(/\D/g, '')}.${ending}`;

/** Downloads the design as a page template of one file. */
export function exportVue(store: FormDesignerStore, now: string): void {
  const text = vueTemplate(store.draft, store.base);
  saveFile(new Blob([text], { type: 'text/plain' }), nameOf(store, now, 'vue'));
}

/** Downloads the texts of the design, which an import takes back. */
export function exportJson(store: FormDesignerStore, now: string): void {
  const { draft, loaded, stored } = store;
  const text = JSON.stringify(draftTexts(draft, loaded, stored), null, 2);
  saveFile(new Blob([text], { type: 'application/json' }), nameOf(store, now, 'json'));
}
