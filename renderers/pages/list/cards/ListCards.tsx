import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import { observer } from 'mobx-react-lite';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { cardMessages } from '../../../../runtime/model/messages/card.ts';
import { addMessages } from '../../../../runtime/model/messages/index.ts';
import type { Row } from '../../../../runtime/model/schema/Row.ts';
import type { PageStore } from '../../../../runtime/store/page/PageStore.ts';
import { tableLooks } from '../../../cells/tableLooks.ts';
import { listCellText, mixedAmounts } from '../../../form/listCellText.ts';
import type { DataGridProps } from '../../../grid/DataGridProps.ts';
import { EmptyList } from '../EmptyList.tsx';
import type { ShownButton } from '../ShownButton.ts';
import { useRowTree } from '../useRowTree.ts';
import { CardSort } from './CardSort.tsx';
import { cardFields } from './cardFields.ts';
import { cardWindow } from './cardWindow.ts';
import './cards.css';

addMessages(cardMessages);

interface ListCardsProps extends Pick<DataGridProps, 'rowMark'> {
  readonly page: PageStore;
  readonly buttons?: readonly ShownButton[];
  /** Pixels of the whole list. */
  readonly height: number;
  /** Follows a press on the title of a row, as in the grid. */
  onOpen(row: Row, field: string): void;
}

/** Pixels of a card: its head, one line for each column, and its margins; of its buttons, and of the line above the cards. */
const sizes = { head: 44, line: 24, rest: 20, sort: 52, buttons: 44 } as const;

/** Index of the card each key moves to. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The rows of a list as cards with its main columns, for phone-sized windows. Draws only the cards in view. */
export const ListCards = observer(function ListCards(props: ListCardsProps): ReactNode {
  const { page, onOpen, rowMark, buttons = [] } = props;
  const app = useApp();
  const { t, locale, session } = app;
  const { list, doc } = page;
  const { main } = doc;
  const rows = list.shownRows;
  const { columns: chosen } = app.settings.of(main.table);
  // The columns of an open view say more of what its user looks for than the page does.
  const named = app.settings.viewOver(main.table) === undefined ? page.page.card : undefined;
  const { title, lines, files } = useMemo(
    () => cardFields(main, page.showing, chosen, named),
    [main, page, chosen, named],
  );
  const looks = useMemo(() => tableLooks(app, main, () => ({ now: session.now() })), [app, main, session]);
  const tree = useRowTree(page);
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  /** The card that Tab reaches. */
  const [at, setAt] = useState(0);
  const height = props.height - sizes.sort;
  const cardHeight =
    sizes.head + lines.length * sizes.line + sizes.rest + (buttons.length > 0 ? sizes.buttons : 0);
  // Another page of rows begins at its top.
  const first = rows[0] && list.keyOf(rows[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `first` stands for the page of rows
  useLayoutEffect(() => {
    scroller.current?.scrollTo?.({ top: 0 });
    setTop(0);
    setAt(0);
  }, [first]);
  const seen = cardWindow({ top, height, cardHeight, count: rows.length, kept: at });
  const mixed = useMemo(() => mixedAmounts(main, rows, list.summary), [main, rows, list.summary]);
  const text = (row: Row, field: string): string =>
    looks.text(row, field, locale) ?? listCellText(app, main, row, field, mixed);
  const pictureOf = (row: Row): string | undefined => {
    const filled = files.find(({ field }) => looks.pictures(row, field)?.length);
    return filled && looks.pictures(row, filled.field)?.[0];
  };
  const walk = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step || !(event.target instanceof HTMLElement) || !event.target.matches('.jig-card-open')) return;
    event.preventDefault();
    const next = step(at, rows.length);
    setAt(next);
    const place = next * cardHeight;
    const box = scroller.current;
    if (box && (place < box.scrollTop || place + cardHeight > box.scrollTop + height))
      box.scrollTo?.({ top: place < box.scrollTop ? place : place + cardHeight - height });
    requestAnimationFrame(() =>
      box?.querySelector<HTMLElement>(`[data-at="${next}"] .jig-card-open`)?.focus(),
    );
  };
  const choose = (key: string): void => {
    const selected = new Set(list.selected);
    if (!selected.delete(key)) selected.add(key);
    list.select(selected);
  };
  if (list.loaded && rows.length === 0)
    return (
      <div className="jig-cards" style={{ height: props.height }}>
        <EmptyList page={page} />
      </div>
    );
  return (
    <>
      <CardSort page={page} />
      <div
        ref={scroller}
        className="jig-cards"
        style={{ height }}
        aria-busy={list.loading}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: keys of the cards bubble here */}
        <ul aria-label={main.cnName} style={{ height: rows.length * cardHeight }} onKeyDown={walk}>
          {seen.map((index) => {
            const row = rows[index];
            if (!row) return null;
            const key = list.keyOf(row);
            const name = title ? text(row, title.field) || '—' : key;
            const place = tree?.place(row);
            const mark = rowMark?.(row);
            const picture = pictureOf(row);
            const style: CSSProperties = {
              ...(mark && { '--jig-mark': colorOf(mark.color) }),
              transform: `translateY(${index * cardHeight}px)`,
              height: cardHeight,
              '--jig-level': String((place?.level ?? 1) - 1),
            } as CSSProperties;
            return (
              <li
                key={key}
                data-at={index}
                style={style}
                data-mark={mark?.color}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                data-selected={list.selected.has(key) || undefined}
                data-saved={(list.saved && list.keyOf(list.saved) === key) || undefined}
              >
                <label className="jig-card-check">
                  <input
                    type="checkbox"
                    aria-label={t('card.choose', { name })}
                    checked={list.selected.has(key)}
                    onChange={() => choose(key)}
                  />
                </label>
                {place?.expanded === undefined ? null : (
                  <button
                    type="button"
                    className="jig-card-fold"
                    aria-expanded={place.expanded}
                    aria-label={t('card.below', { name })}
                    onClick={() => tree?.onToggle(row)}
                  >
                    {place.expanded ? (
                      <IconChevronDown aria-hidden="true" />
                    ) : (
                      <IconChevronRight aria-hidden="true" />
                    )}
                  </button>
                )}
                <button
                  type="button"
                  className="jig-card-open"
                  tabIndex={index === at ? 0 : -1}
                  onFocus={() => setAt(index)}
                  onClick={() => (title ? onOpen(row, title.field) : page.open('Edit', key))}
                >
                  {picture === undefined ? null : (
                    <img className="jig-card-picture" src={picture} alt="" loading="lazy" decoding="async" />
                  )}
                  <b>
                    {mark === undefined ? null : <em className="jig-card-mark">{mark.name} </em>}
                    {name}
                  </b>
                  {lines.map(({ field, title: word }) => {
                    const tag = looks.tag(row, field);
                    const style = looks.cellStyle(row, field);
                    const color = colorOf(style?.color ?? tag);
                    return (
                      <span key={field} className="jig-card-line">
                        <i>{word}</i>{' '}
                        <span
                          data-tag={tag === undefined ? undefined : ''}
                          style={color === undefined ? undefined : { color }}
                        >
                          {style?.icon === undefined ? null : <span aria-hidden="true">{style.icon} </span>}
                          {text(row, field)}
                        </span>
                      </span>
                    );
                  })}
                </button>
                {buttons.length === 0 ? null : (
                  <span className="jig-card-buttons">
                    {buttons
                      .filter((button) => button.isFor(row))
                      .map((button) => (
                        <button
                          key={button.field}
                          type="button"
                          className="jig-link"
                          aria-label={`${button.text} ${name}`}
                          onClick={() => button.press(row)}
                        >
                          {button.text}
                        </button>
                      ))}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        {list.loaded ? null : <div role="status">{t('grid.loading')}</div>}
      </div>
    </>
  );
});

/** CSS colour of a look; names without more are those of the theme. */
const colorOf = (color: string | undefined): string | undefined =>
  color !== undefined && /^[a-z]+(-[a-z]+)?$/.test(color) ? `rgb(var(--semi-${color}-7))` : color;
