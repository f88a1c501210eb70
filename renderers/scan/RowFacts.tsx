import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { groupedNumber } from '../../runtime/model/fields/numberText.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ScanStep } from '../../runtime/model/schema/ScanWork.ts';
import { shownText } from '../fields/shownText.ts';
import { cellText } from '../form/cellText.ts';

/** Which fields of a row are shown. */
export type RowLooks = Required<Pick<ScanStep, 'shows'>> & Pick<ScanStep, 'rest' | 'total'>;

interface RowFactsProps {
  readonly table: ResolvedTable;
  readonly row: Row;
  readonly looks: RowLooks;
  /** What is left, where it is known better than the row says. */
  readonly rest?: string | undefined;
}

/** A scanned row or a task: its name, what tells it from others, what is left and the running total. */
export const RowFacts = observer(function RowFacts({ table, row, looks, rest }: RowFactsProps): ReactNode {
  const app = useApp();
  const textOf = (name: string): string => cellText(app, table, row, name);
  const [first = table.nameField, ...others] = looks.shows;
  const said = others.map(textOf).filter((text) => text !== '');
  // Without zeros at the end: they are read from afar.
  const figure = (text: string): string => groupedNumber(text, app.locale);
  const figureOf = (name: string): string => figure(shownText(row[name] ?? null));
  const left =
    rest === undefined ? (looks.rest === undefined ? undefined : figureOf(looks.rest)) : figure(rest);
  return (
    <>
      <span className="jig-scan-name">{textOf(first)}</span>
      {said.length === 0 ? null : <span className="jig-scan-more">{said.join(' · ')}</span>}
      {left === undefined && looks.total === undefined ? null : (
        <span className="jig-scan-figures">
          {left === undefined ? null : (
            <span>
              {app.t('scanPage.rest')} <b>{left}</b>
            </span>
          )}
          {looks.total === undefined ? null : (
            <span>
              {app.t('scanPage.total')} <b>{figureOf(looks.total)}</b>
            </span>
          )}
        </span>
      )}
    </>
  );
});
