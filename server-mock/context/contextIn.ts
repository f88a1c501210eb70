import type { Locale } from '../../runtime/model/schema/Locale.ts';
import { catalogIn } from '../catalog/TranslatedCatalog.ts';
import type { ServerContext } from './ServerContext.ts';

const made = new WeakMap<ServerContext, Map<Locale, ServerContext>>();

/** The services for calls in a language: the same ones, and the schemas with texts in that language. */
export const contextIn = (context: ServerContext, locale: Locale): ServerContext => {
  const catalog = catalogIn(context.catalog, locale);
  if (catalog === context.catalog) return context;
  const known = made.get(context) ?? new Map<Locale, ServerContext>();
  made.set(context, known);
  const found = known.get(locale) ?? { ...context, catalog };
  known.set(locale, found);
  return found;
};
