import type { App } from '../../../runtime/host/AppContext.ts';
import type { SentenceOptions } from '../../../runtime/model/conditions/sentence/SentenceContext.ts';
import { lineConditionWords, whoWords } from '../../../runtime/model/workflow/words/partProperties.ts';
import type { DraftLine, DraftNode } from '../draft/DrawnFlow.ts';
import type { FlowDesignerStore } from './FlowDesignerStore.ts';
import { peopleOf } from './peopleOf.ts';

/** Descriptions of the parts of a flow in the user's language. Reads observables. */
export function flowWords(app: Pick<App, 'locale' | 'dictionaries'>, store: FlowDesignerStore) {
  const { locale } = app;
  const options = sentenceOptions(app);
  return {
    who: (node: DraftNode): string => {
      const read = store.parts.get(`/${node.column}/${node.at}`);
      return read !== undefined && 'auditType' in read ? whoWords(read, peopleOf(store.people), locale) : '';
    },
    condition: (line: DraftLine): string => {
      const read = store.parts.get(`/${line.column}/${line.at}`);
      return lineConditionWords(read?.groups ?? [], store.document, locale, options);
    },
  };
}

/** Labels of dictionaries for sentences, as far as they are loaded. */
export const sentenceOptions = ({ dictionaries }: Pick<App, 'dictionaries'>): SentenceOptions => ({
  label: (field, value) =>
    field.dataKey === undefined || value === null || typeof value === 'object'
      ? undefined
      : dictionaries.label(field.dataKey, value as string | number | boolean),
});
