import { type CSSProperties, type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import type { CardField, RowsData } from '../../../runtime/wire/boards/Board.ts';
import { countLimits } from '../../../runtime/wire/records/Counts.ts';
import { CardEmpty, CardRoom, CardWaits } from '../../cards/CardRoom.tsx';
import { PagedLines } from '../../cards/PagedLines.tsx';
import { isWhole, tableWidths } from './parts/tableWidths.ts';
import './lists.css';

interface RowTableProps extends Omit<CardProps, 'data'> {
  readonly data: RowsData;
}

/** The words for days after a date. */
const lateKey = (days: number): 'board.card.lateToday' | 'board.card.lateDay' | 'board.card.lateDays' =>
  days <= 0 ? 'board.card.lateToday' : days === 1 ? 'board.card.lateDay' : 'board.card.lateDays';

function RowTable({ card, data, isWall, isStill, onOpen }: RowTableProps): ReactNode {
  const { t, fieldTypes } = useApp();
  const { columns, rows, total } = data;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = (key: string): void => {
    setOpened(new Set([...opened, key]));
    onOpen(key);
  };
  const isLate = rows.some(({ days }) => days !== undefined);
  const alignOf = ({ type }: CardField): string | undefined => fieldTypes.get(type)?.defaults.align;
  const { usual, least } = tableWidths(data, isLate);
  const sized = { '--n': usual, '--least': least } as CSSProperties; // custom properties are not in the type
  return (
    <PagedLines
      card={card}
      isWall={isWall}
      of={data}
      foot={
        total > rows.length
          ? t('board.card.firstRows', {
              n: rows.length,
              total: total < countLimits.rows ? total : `${total}+`,
            })
          : undefined
      }
    >
      {(isShown) => (
        <table className="jig-cardlook-rows" style={sized}>
          <caption className="jig-visually-hidden">{card.title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.field} scope="col" data-align={alignOf(column)}>
                  {column.title}
                </th>
              ))}
              {isLate ? <th scope="col">{t('board.card.late')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, texts, days, isNew }, at) => (
              <tr
                key={key}
                data-line=""
                data-off={!isShown(at) || undefined}
                data-new={isNew === true && !opened.has(key) ? '' : undefined}
              >
                {columns.map((column, place) => {
                  const text = texts[place] ?? '';
                  return place === 0 && !isWall && !isStill ? (
                    <th
                      key={column.field}
                      scope="row"
                      data-align={alignOf(column)}
                      data-whole={isWhole(text) || undefined}
                    >
                      <button type="button" onClick={() => open(key)}>
                        {text === '' ? '-' : text}
                        {isNew === true && !opened.has(key) ? (
                          <span className="jig-cardlook-new">{t('board.card.new')}</span>
                        ) : null}
                      </button>
                    </th>
                  ) : (
                    <td
                      key={column.field}
                      data-align={alignOf(column)}
                      data-whole={isWhole(text) || undefined}
                    >
                      {text}
                    </td>
                  );
                })}
                {isLate ? (
                  <td>
                    {days === undefined ? null : (
                      <span className="jig-cardlook-late">{t(lateKey(days), { n: days })}</span>
                    )}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PagedLines>
  );
}

/** Why a list of this kind may be empty. */
const empties: Readonly<Record<string, 'board.card.noLate' | 'board.card.noNotices'>> = {
  late: 'board.card.noLate',
  notices: 'board.card.noNotices',
};

/** Rows with some of their columns; late ones with their days. One that is pressed opens. */
export function RowsCard(props: CardProps): ReactNode {
  const { card, data, isWall } = props;
  const { t } = useApp();
  const rows = data?.asks === 'rows' ? data : undefined;
  return (
    <CardRoom name="table" isWall={isWall}>
      {rows === undefined ? (
        <CardWaits lines={6} />
      ) : rows.rows.length === 0 ? (
        <CardEmpty>{t(empties[card.kind] ?? 'board.card.noRows')}</CardEmpty>
      ) : (
        <RowTable {...props} data={rows} />
      )}
    </CardRoom>
  );
}
