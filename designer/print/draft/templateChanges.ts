import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Difference } from '../../../runtime/model/schema/Difference.ts';
import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { blockTitle } from './partTitle.ts';
import { parts } from './places.ts';

/** Changes of a template since it was loaded, in words. */
export function templateChanges(
  before: PrintSchema,
  now: PrintSchema,
  doc: DocumentTable,
  t: App['t'],
): readonly Difference[] {
  const text = (value: unknown): string => JSON.stringify(value) ?? '';
  const head = ({ header: _header, body: _body, footer: _footer, ...rest }: PrintSchema) => rest;
  const what = (part: (typeof parts)[number], block: PrintSchema['body'][number]): string =>
    t('printDesign.blockIn', { part: t(`printDesign.part.${part}`), name: blockTitle(block, doc, t) });
  const title: readonly Difference[] =
    before.title === now.title
      ? []
      : [
          {
            ...{ what: t('printDesign.template'), how: 'changed' },
            changed: [{ title: t('printDesign.name'), from: before.title, to: now.title }],
          },
        ];
  const others: readonly Difference[] =
    text({ ...head(before), title: '' }) === text({ ...head(now), title: '' })
      ? []
      : [{ what: t('printDesign.paperAndRules'), how: 'changed', changed: [] }];
  const blocks = parts.flatMap((part): readonly Difference[] => {
    const [was, is] = [before[part] ?? [], now[part] ?? []];
    const [old, made] = [new Set(was.map(text)), new Set(is.map(text))];
    const gone = was.filter((block) => !made.has(text(block)));
    const added = is.filter((block) => !old.has(text(block)));
    // One that stands where one of its kind stood was changed.
    const changed = added.filter((block) => gone.some(({ kind }) => kind === block.kind));
    const kinds = changed.map(({ kind }) => kind);
    const lost = gone.filter(({ kind }) => {
      const at = kinds.indexOf(kind);
      if (at >= 0) kinds.splice(at, 1);
      return at < 0;
    });
    return [
      ...added.map(
        (block): Difference => ({
          ...{ what: what(part, block), changed: [] },
          how: changed.includes(block) ? 'changed' : 'added',
        }),
      ),
      ...lost.map((block): Difference => ({ what: what(part, block), how: 'removed', changed: [] })),
    ];
  });
  return [...title, ...others, ...blocks];
}
