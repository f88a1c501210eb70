import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import { PropertyPanel } from '../../kit/PropertyPanel.tsx';
import type { CardChange } from '../commands/setCard.ts';
import { cardName } from '../draft/cardName.ts';
import type { CardProperty, CardSubject } from '../properties/CardSubject.ts';
import { cardProperties } from '../properties/cardProperties.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';
import type { BoardVerbs } from '../store/boardVerbs.ts';
import { CardConditions } from './CardConditions.tsx';

interface CardPanelProps {
  readonly store: BoardDesignStore;
  readonly verbs: BoardVerbs;
  readonly card: CardSchema;
}

/** What a card shows and how, and its conditions. Remount it for another card. */
export const CardPanel = observer(function CardPanel({ store, verbs, card }: CardPanelProps): ReactNode {
  const { t, locale, session } = useApp();
  const kind = cardKindOf(card);
  const properties = useMemo(() => (kind === undefined ? [] : cardProperties(kind)), [kind]);
  const { pages, menus } = session;
  const routes = useMemo(() => {
    const titles = new Map(
      menus.flatMap(({ url, name }) => (url ? [[url.toLowerCase(), name] as const] : [])),
    );
    return pages.flatMap(({ path, title }) => {
      const name = titles.get(path.toLowerCase()) ?? title;
      return name === undefined ? [] : [{ path, title: name }];
    });
  }, [pages, menus]);
  if (kind === undefined) return <p>{cardName(card, locale)}</p>;
  const place = store.placeOf(card.id);
  const issues = store.issuesOf(card.id);
  const document = store.tables.named(card.asks?.table);
  const subject: CardSubject = {
    ...{ t, locale, card, kind, table: document?.main },
    ...{ tables: store.designs.tables, pages: routes },
  };
  return (
    <div data-place={place}>
      <h3>{t('boardDesign.card', { name: cardName(card, locale) })}</h3>
      <div className="jig-bd-tools">
        <Button size="small" onClick={verbs.duplicate}>
          {t('boardDesign.duplicate')}
        </Button>
        <Button size="small" type="danger" onClick={verbs.remove}>
          {t('boardDesign.remove')}
        </Button>
      </div>
      <PropertyPanel<CardSubject, CardChange, CardProperty>
        properties={properties}
        subject={subject}
        issuesOf={(property) => issuesAt(issues, `${place}${property.place}`)}
        placeOf={(property) => `${place}${property.place}`}
        onSet={(change, { name }) => verbs.set(card.id, change, name)}
      />
      <CardConditions store={store} verbs={verbs} card={card} kind={kind} />
    </div>
  );
});
