import type { App } from '../host/AppContext.ts';
import type { DocumentForms } from './DocumentForms.ts';
import { keepChoices } from './keepChoices.ts';
import { keepFilled } from './keepFilled.ts';
import { keepFollowing } from './keepFollowing.ts';
import { keepRowChoices } from './keepRowChoices.ts';

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
