import type { App } from '../../host/AppContext.ts';
import { keepChoices } from '../choices/keepChoices.ts';
import { keepRowChoices } from '../choices/keepRowChoices.ts';
import type { DocumentForms } from './DocumentForms.ts';
import { keepFilled } from './keepFilled.ts';
import { keepFollowing } from './keepFollowing.ts';

/**
 * Automatic changes while a document is edited: cleared choices, and rows that follow or come with the
 * header.
 */
export function keepLiving(
  app: Pick<App, 'data' | 'dictionaries' | 'notify' | 'locale' | 't'>,
  forms: DocumentForms,
): () => void {
  const stops = [
    keepChoices(app, forms.main),
    ...forms.details.flatMap((detail) => [
      keepFollowing(detail),
      keepFilled(app, detail),
      keepRowChoices(app, detail),
    ]),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
