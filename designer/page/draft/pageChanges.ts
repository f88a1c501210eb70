import type { ChangedProperty, Difference } from '../../../runtime/model/schema/Difference.ts';
import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import type { PageSubject } from '../kinds/ComposedPage.ts';
import { composedPage } from '../kinds/composedPages.ts';
import { headProperties } from './headProperties.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Changes of a page since it was loaded, in words; all of a new one. */
export function pageChanges(
  before: PageSchema | undefined,
  subject: PageSubject,
  name: string,
): readonly Difference[] {
  const { t, draft } = subject;
  const was = before && { ...subject, draft: before };
  const changed = [...headProperties, ...composedPage(draft).properties].flatMap(
    (property): readonly ChangedProperty[] => {
      const now = property.read(subject);
      const old = was && property.read(was);
      if (isSame(now, old) || (was === undefined && (now === undefined || now === false))) return [];
      const title = typeof property.title === 'string' ? t(property.title) : property.name;
      const to = property.said?.(subject);
      if (to === undefined || (was === undefined && to === '')) return was === undefined ? [] : [{ title }];
      return was === undefined ? [{ title, to }] : [{ title, from: property.said?.(was) ?? '', to }];
    },
  );
  const rows = isSame(before?.rows, draft.rows) ? [] : [{ title: t('pageDesign.of.rows') }];
  const all = [...changed, ...rows];
  if (before !== undefined && all.length === 0) return [];
  return [
    {
      what: t('pageDesign.change.page', { name }),
      how: before === undefined ? 'added' : 'changed',
      changed: all,
    },
  ];
}
