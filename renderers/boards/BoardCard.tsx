import { observer } from 'mobx-react-lite';
import { type CSSProperties, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { saveFile } from '../../runtime/host/saveFile.ts';
import type { BoardStore } from '../../runtime/store/boards/BoardStore.ts';
import type { ShownCard } from '../../runtime/wire/boards/Board.ts';
import { CardWaits } from '../cards/CardRoom.tsx';
import { MenuButton, type MenuLine } from '../shell/MenuButton.tsx';
import { PageButton } from '../shell/PageButton.tsx';
import { cardLook } from './cardLook.ts';
import { textWidth } from './cards/parts/textWidth.ts';
import { placeStyle } from './placeStyle.ts';
import { type PickedGroup, rowsAddress } from './rowsAddress.ts';

const WhyCard = lazyPiece('WhyCard', async () => (await import('./WhyCard.tsx')).WhyCard, { isRare: true });

interface BoardCardProps {
  readonly store: BoardStore;
  readonly card: ShownCard;
  readonly isWall: boolean;
}

/** Cards that stand two in a row on a phone. */
const smallWidth = 3;

/** Width of a title in digits, for a size that lets it fit. */
const titleSize = (title: string): CSSProperties => ({ '--n': textWidth(title) }) as CSSProperties; // custom properties are not in the type

/** A card in its frame: title, menu, problem, and what a pressed group leads to. */
export const BoardCard = observer(function BoardCard({ store, card, isWall }: BoardCardProps): ReactNode {
  const { renderers, notify, t } = useApp();
  const go = useNavigate();
  const id = useId();
  const own = useRef<HTMLLIElement>(null);
  const [picked, setPicked] = useState<PickedGroup>();
  const [isAsked, setAsked] = useState(false);
  const { data, problem } = store.cards.get(card.id) ?? {};
  const Look = card.note === undefined ? cardLook(renderers, card.kind) : undefined;
  const rows = rowsAddress(store, card);
  const said = card.note ?? (problem === '' ? t('board.failed') : problem);
  const saveSheet = async (): Promise<void> => {
    const answer = await store.sheet(card.id);
    if (answer.ok) saveFile(answer.data.bytes, answer.data.name);
    else notify.error(answer.failure.message === '' ? t('board.page.notSaved') : answer.failure.message);
  };
  const savePicture = async (): Promise<void> => {
    if (own.current === null) return;
    try {
      const { savePictureOf } = await import('./out/savePictureOf.ts');
      await savePictureOf(own.current, card.title);
    } catch {
      notify.error(t('board.page.notSaved'));
    }
  };
  const lines: readonly MenuLine[] = [
    ...(rows === undefined ? [] : [{ key: 'rows', text: t('board.page.rows'), run: () => void go(rows) }]),
    ...(data === undefined ? [] : [{ key: 'why', text: t('board.page.why'), run: () => setAsked(true) }]),
    ...(data === undefined
      ? []
      : [
          { key: 'sheet', text: t('board.page.sheet'), run: () => void saveSheet() },
          { key: 'picture', text: t('board.page.picture'), run: () => void savePicture() },
        ]),
    ...(card.asks === undefined
      ? []
      : [{ key: 'again', text: t('board.page.again'), run: () => void store.ask([card.id]) }]),
  ];
  const pick = (group: PickedGroup): void => {
    const by = card.asks?.by;
    const others = store.board?.cards.filter(
      (one) => one.id !== card.id && by !== undefined && one.concerns?.includes(by),
    );
    if ((others?.length ?? 0) > 0) setPicked(group);
    else {
      const address = rowsAddress(store, card, group);
      if (address !== undefined) void go(address);
    }
  };
  const isSmall = card.place.w <= smallWidth && card.place.h <= smallWidth;
  return (
    <li
      ref={own}
      className="jig-board-card"
      style={placeStyle(card.place)}
      aria-labelledby={id}
      data-small={isSmall}
    >
      <header style={isWall ? titleSize(card.title) : undefined}>
        <h2 id={id} title={card.title}>
          {card.title}
        </h2>
        {isWall || lines.length === 0 ? null : (
          <span data-no-picture>
            <MenuButton
              theme="borderless"
              size="small"
              label={t('board.page.menu', { title: card.title })}
              lines={lines}
            >
              ⋯
            </MenuButton>
          </span>
        )}
      </header>
      <div className="jig-board-body">
        {said === undefined || data !== undefined ? null : (
          <p className="jig-board-problem" role="note">
            {said}
          </p>
        )}
        {Look === undefined || (said !== undefined && data === undefined) ? null : (
          <Suspense fallback={<CardWaits />}>
            <Look
              card={card}
              data={data}
              isWall={isWall}
              onMeasure={(measure) => store.chooseMeasure(card.id, measure)}
              onPick={(key, across) => pick({ key, across })}
              onOpen={(key) => void go(`${card.path ?? ''}?${new URLSearchParams({ id: key })}`)}
            />
          </Suspense>
        )}
      </div>
      {said !== undefined && data !== undefined ? (
        <p className="jig-board-problem" role="note">
          {said}
        </p>
      ) : null}
      {picked === undefined ? null : (
        <PickedMenu store={store} card={card} picked={picked} onEnd={() => setPicked(undefined)} />
      )}
      {isAsked ? <WhyCard store={store} card={card} onClose={() => setAsked(false)} /> : null}
    </li>
  );
});

interface PickedMenuProps {
  readonly store: BoardStore;
  readonly card: ShownCard;
  readonly picked: PickedGroup;
  onEnd(): void;
}

/** What a pressed group leads to: the whole board of it alone, or its rows. */
function PickedMenu({ store, card, picked, onEnd }: PickedMenuProps): ReactNode {
  const { t } = useApp();
  const go = useNavigate();
  const data = store.cards.get(card.id)?.data;
  const group = data?.asks === 'groups' ? data.groups.find(({ key }) => key === picked.key) : undefined;
  const label = group?.label ?? '';
  const address = rowsAddress(store, card, picked);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is within
    <div
      className="jig-board-picked"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd();
      }}
    >
      <PageButton
        size="small"
        autoFocus
        onClick={() => {
          store.pick(card, picked.key, label);
          onEnd();
        }}
      >
        {t('board.page.only', { label })}
      </PageButton>
      {address === undefined ? null : (
        <PageButton size="small" type="tertiary" onClick={() => void go(address)}>
          {t('board.page.rows')}
        </PageButton>
      )}
      <PageButton size="small" theme="borderless" type="tertiary" onClick={onEnd}>
        {t('board.page.cancel')}
      </PageButton>
    </div>
  );
}
