import type { App } from '../../../runtime/host/AppContext.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';

/** Titles of components that are no field types. */
const containers: Readonly<Record<string, MessageKey>> = {
  box: 'formDesign.box',
  table: 'formDesign.table',
  tabs: 'formDesign.tabs',
};

/** Name of a component kind in the user's language. */
export function componentTitle(
  { fieldTypes, locale, t }: Pick<App, 'fieldTypes' | 'locale' | 't'>,
  type: string,
): string {
  const key = containers[type];
  return key === undefined ? (fieldTypes.get(type)?.label[locale] ?? type) : t(key);
}
