import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { PrintedDocument } from '../../runtime/wire/print/Print.ts';
import './print.css';

interface PrintedNoteProps {
  readonly printed: readonly PrintedDocument[];
  /** How many documents it is about. */
  readonly count: number;
}

/** Says how often documents were printed, the last time by whom and when; the others in its tooltip. */
export function PrintedNote({ printed, count }: PrintedNoteProps): ReactNode {
  const { t } = useApp();
  const [first] = printed;
  const last = first?.prints[0];
  if (first === undefined || last === undefined) return null;
  const lines = printed
    .flatMap(({ prints }) => prints)
    .slice(0, 20)
    .map(({ by, at, template }) => `${at} ${by} ${template}`);
  return (
    <span className="jig-printed" title={lines.join('\n')}>
      {count === 1
        ? t('print.printed', { n: first.times, by: last.by, at: last.at.slice(5) })
        : t('print.printedSome', { n: printed.length, of: count })}
    </span>
  );
}
