import type { spans, ViewPart, ViewSchema, ViewValue } from '../../../runtime/model/schema/ViewSchema.ts';
import { freeName } from '../../kit/freeName.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import { onPart, type ViewEdit } from './ViewEdit.ts';

type Span = (typeof spans)[number];

/** The date field and the span that a column shows; undefined: it shows no span of dates. */
export const spanOf = (
  { parts }: Pick<ViewSchema, 'parts'>,
  of: string | undefined,
): { readonly of: string; readonly each: Span } | undefined => {
  const value = of === undefined ? undefined : parts[0]?.values?.[of];
  return typeof value === 'object' && 'each' in value ? value : undefined;
};

const withoutUnused = (part: ViewPart, view: ViewSchema): ViewPart => {
  const { values = {}, ...rest } = part;
  const isUsed = (name: string): boolean => {
    const value = values[name];
    const isSpan = typeof value === 'object' && 'each' in value;
    const named = [...view.fields.map(({ of }) => of), ...(view.parameters ?? []).map(({ date }) => date)];
    return !isSpan || named.includes(name) || JSON.stringify(part.where ?? null).includes(`"${name}"`);
  };
  const kept = Object.entries(values).filter(([name]) => isUsed(name));
  return kept.length === 0 ? rest : { ...rest, values: Object.fromEntries(kept) };
};

/**
 * Shows the span of days that a date lies in, in place of the date; undefined: the date again. `title`: of the column, which has
 * none of its own once it shows a span.
 */
export const setSpan = (draft: ViewDraft, at: number, each: Span | undefined, title: string): ViewEdit =>
  onPart(draft, (part) => {
    const { view } = draft;
    const line = view.fields[at];
    if (line?.of === undefined) return { ok: true, draft };
    const field = spanOf(view, line.of)?.of ?? line.of;
    const values: Record<string, ViewValue> = { ...part.values };
    let of = field;
    if (each !== undefined) {
      const same = Object.entries(values).find(
        ([, value]) =>
          typeof value === 'object' && 'each' in value && value.of === field && value.each === each,
      );
      of = same?.[0] ?? freeName([`${each}_${field.replace('.', '_')}`.slice(0, 50)], Object.keys(values));
      values[of] = { each, of: field };
    }
    const fields = view.fields.map((one, index) => (index === at ? { ...one, of, title } : one));
    const changed = { ...view, fields };
    const next = withoutUnused({ ...part, values }, changed);
    return { ok: true, draft: { ...draft, view: { ...changed, parts: [next] } } };
  });
