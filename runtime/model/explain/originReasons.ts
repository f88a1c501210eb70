import { text } from '../messages/index.ts';
import type { Locale } from '../schema/Locale.ts';
import type { Cell } from '../schema/Row.ts';
import type { Origin } from './Origin.ts';
import type { Reason } from './Reason.ts';

/** More sources would fill the line. */
const most = 8;

/** The page with the rows behind a figure of the record with this key. */
const pageOf = ({ record, of }: Origin, key: Cell | undefined, locale: Locale): Pick<Reason, 'link'> => {
  const table = of[0]?.table;
  if (record?.path === undefined || table === undefined || key === undefined || key === null) return {};
  const search = new URLSearchParams({ [`f.${record.column}`]: String(key) }).toString();
  return { link: { text: text('why.origin.open', locale, { table }), pathname: record.path, search } };
};

/** Says of a column of a view, or a figure, what it is made of. `key`: of the record it is asked about, if it is one. */
export function originReasons(
  origin: Origin | undefined,
  title: string,
  locale: Locale,
  key?: Cell,
): readonly Reason[] {
  if (origin === undefined) return [];
  const { how, of, some, record } = origin;
  const named = of.slice(0, most).map((one) => text('why.origin.part', locale, one));
  const sources = [...named, ...(of.length > most ? [text('explain.more', locale)] : [])];
  const words = text(`why.origin.${how}`, locale, {
    title,
    of: sources.join(text('why.origin.join', locale)),
  });
  return [
    { text: words, ...pageOf(origin, key, locale) },
    ...(some ? [{ text: text('why.origin.some', locale) }] : []),
    ...(record === undefined ? [] : [{ text: text('why.origin.record', locale, { by: record.by }) }]),
  ];
}
