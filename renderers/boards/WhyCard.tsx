import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { clockText } from '../../runtime/host/clockText.ts';
import { daysOf } from '../../runtime/model/boards/daysOf.ts';
import { rowConditions } from '../../runtime/model/boards/rowConditions.ts';
import { groupsSentence } from '../../runtime/model/conditions/groupsSentence.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { conditionMessages } from '../../runtime/model/messages/condition.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { BoardStore } from '../../runtime/store/boards/BoardStore.ts';
import type { ShownCard } from '../../runtime/wire/boards/Board.ts';
import { conditionLabel } from '../conditions/conditionLabel.ts';
import { Dialog } from '../dialogs/Dialog.tsx';

addMessages(conditionMessages);

interface WhyCardProps {
  readonly store: BoardStore;
  readonly card: ShownCard;
  onClose(): void;
}

/** Answers why a card shows what it shows: of which rows, which days, added up how, with whose rights. */
export const WhyCard = observer(function WhyCard({ store, card, onClose }: WhyCardProps): ReactNode {
  const app = useApp();
  const { schemas, session, locale, t } = app;
  const [document, setDocument] = useState<DocumentTable>();
  const { asks = {} } = card;
  useEffect(() => {
    let current = true;
    if (asks.table !== undefined)
      schemas.document(asks.table).then(
        (found) => {
          if (current && found.ok) setDocument(found.data);
        },
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [schemas, asks.table]);
  const state = store.cards.get(card.id);
  const today = store.board?.today ?? '';
  const titleOf = (field: string): string => document?.main.byName.get(field)?.title ?? field;
  const days = daysOf(asks, store.chosen, today);
  const { period: _, ...withoutPeriod } = asks;
  const conditions = rowConditions(
    { ...withoutPeriod },
    {
      filters: { ...store.chosen, period: { from: undefined, to: undefined } },
      today,
      has: (field) => card.concerns?.includes(field) ?? false,
    },
  );
  const numbers = [...(asks.of ?? []), ...(asks.lines ?? [])].map(titleOf);
  const data = state?.data;
  const measured =
    data !== undefined && 'measures' in data
      ? data.measures?.find(({ key }) => key === data.measure)
      : undefined;
  const facts: readonly (readonly [string, string])[] = [
    ...(document === undefined ? [] : [[t('board.why.table'), document.main.cnName] as const]),
    ...(document === undefined || conditions.length === 0
      ? []
      : [
          [
            t('board.why.rows'),
            groupsSentence(conditions, document, locale, { label: conditionLabel(app) }),
          ] as const,
        ]),
    ...(days === undefined || asks.date === undefined
      ? []
      : [
          [
            t('board.why.days'),
            t('board.why.from', {
              from: days.from ?? t('board.why.open'),
              to: days.to ?? t('board.why.open'),
              field: titleOf(asks.date),
            }),
          ] as const,
        ]),
    [
      t('board.why.number'),
      numbers.length === 0
        ? t('board.why.count')
        : t(asks.total === 'average' ? 'board.why.average' : 'board.why.sum', { field: numbers }),
    ],
    ...(data?.asks === 'figure' ? [['', t('board.why.counted', { n: data.count })] as const] : []),
    ...(measured === undefined ? [] : [['', t('board.why.measure', { measure: measured.label })] as const]),
    ['', t('board.why.rights')],
    ...(state === undefined
      ? []
      : [[t('board.why.readAt'), clockText(state.readAt, session.now(), locale)] as const]),
  ];
  return (
    <Dialog
      title={t('board.why.title', { title: card.title })}
      width={560}
      height="auto"
      informs
      onClose={onClose}
    >
      <dl className="jig-board-why">
        {facts.map(([name, text]) => (
          <div key={`${name} ${text}`} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
});
