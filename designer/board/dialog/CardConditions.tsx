import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ConditionBuilder } from '../../../renderers/conditions/ConditionBuilder.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardRows, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import type { CardKind } from '../../../runtime/model/boards/cards/CardKind.ts';
import type { ConditionGroup } from '../../../runtime/model/conditions/ConditionGroup.ts';
import { readGroups } from '../../../runtime/model/conditions/readGroups.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { shownFields } from '../../compose/offeredFields.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import { hasMember } from '../properties/CardSubject.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';
import type { BoardVerbs } from '../store/boardVerbs.ts';

interface CardConditionsProps {
  readonly store: BoardDesignStore;
  readonly verbs: BoardVerbs;
  readonly card: CardSchema;
  readonly kind: CardKind;
}

/** The conditions of a card's rows, or of each list that it counts. */
export const CardConditions = observer(function CardConditions(props: CardConditionsProps): ReactNode {
  const { store, verbs, card, kind } = props;
  const { t } = useApp();
  const { asks = {} } = card;
  const place = `${store.placeOf(card.id)}/asks`;
  const part = (
    rows: Partial<CardRows>,
    at: string,
    title: string,
    onChange: RowsConditionsProps['onChange'],
  ) => {
    const document = store.tables.named(rows.table);
    return document === undefined ? null : (
      <RowsConditions
        key={`${at} ${rows.table}`}
        document={document}
        where={rows.where}
        title={title}
        place={`${at}/where`}
        store={store}
        onChange={onChange}
      />
    );
  };
  if (hasMember(kind, 'where'))
    return part(asks, place, t('boardDesign.conditions'), (where) =>
      verbs.set(card.id, { asks: { ...asks, where } }, 'where'),
    );
  return (asks.counted ?? []).map((rows, at) =>
    part(rows, `${place}/counted/${at}`, `${rows.title} ${t('boardDesign.conditions')}`, (where) => {
      const { where: _before, ...rest } = rows;
      const next = where.length === 0 ? rest : { ...rest, where };
      verbs.set(card.id, { asks: { ...asks, counted: (asks.counted ?? []).with(at, next) } }, `where ${at}`);
    }),
  );
});

interface RowsConditionsProps {
  readonly document: DocumentTable;
  readonly where: CardRows['where'];
  readonly title: string;
  readonly place: string;
  readonly store: BoardDesignStore;
  onChange(where: readonly ConditionGroup[]): void;
}

/** Conditions as they are drawn. What is not complete yet stays on screen and out of the draft. */
const RowsConditions = observer(function RowsConditions(props: RowsConditionsProps): ReactNode {
  const { document, where, title, place, store, onChange } = props;
  const { t } = useApp();
  const sent = useRef<string>();
  const [typed, setTyped] = useState<unknown>();
  // An undo shows what the draft says instead of what was typed.
  const isTyped = sent.current !== undefined && sent.current === JSON.stringify(where ?? []);
  const tables = useMemo(
    () => [
      {
        detail: undefined,
        table: document.main.table,
        title: document.main.cnName,
        fields: shownFields(document.main),
      },
    ],
    [document],
  );
  return (
    <section className="jig-ed-condition" data-place={place}>
      <h4>{title}</h4>
      <ConditionBuilder
        value={isTyped ? typed : (where ?? [])}
        document={document}
        tables={tables}
        surface="view"
        title={title}
        none={t('boardDesign.allRows')}
        place={place}
        issues={issuesAt(store.found, place)}
        readonly={false}
        onChange={(next) => {
          const { groups } = readGroups(next, document, 'view');
          sent.current = JSON.stringify(groups);
          setTyped(next);
          onChange(groups);
        }}
      />
    </section>
  );
});
