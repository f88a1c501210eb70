import ConfigContext from '@douyinfe/semi-ui/lib/es/configProvider/context';
import { autoUpdate, computePosition, flip, offset, size } from '@floating-ui/dom';
import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { choiceMessages } from '../../../runtime/model/messages/choice.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import type { ChoiceOption } from './ChoiceOption.ts';

addMessages(choiceMessages);

const optionHeight = 36;
/** Height of the list in pixels: seven options and a half, so that a longer list shows it goes on. */
const listHeight = 270;
/** Options drawn above and below those in view. */
const beyond = 6;

interface ChoiceListProps {
  readonly id: string;
  /** The frame it opens below. */
  readonly frame: RefObject<HTMLElement>;
  readonly matches: readonly ChoiceOption[];
  readonly active: number;
  readonly chosen: readonly ChoiceOption[];
  readonly multiple: boolean;
  readonly isLoading: boolean;
  onChoose(option: ChoiceOption): void;
  /** Called with true once it is drawn, and with false when it goes. */
  onDrawn(isDrawn: boolean): void;
}

/** The open list of a choice. Draws only the options in view, whatever their number. */
export function ChoiceList(props: ChoiceListProps): ReactNode {
  const { id, frame, matches, active, chosen, multiple, isLoading, onChoose, onDrawn } = props;
  const { t } = useApp();
  const { getPopupContainer } = useContext(ConfigContext);
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  usePlace(popup, frame);
  useEffect(() => {
    onDrawn(true);
    return () => onDrawn(false);
  }, [onDrawn]);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || active < 0) return;
    const [from, to] = [active * optionHeight, (active + 1) * optionHeight];
    if (from < current.scrollTop) current.scrollTop = from;
    else if (to > current.scrollTop + listHeight) current.scrollTop = to - listHeight;
    setTop(current.scrollTop);
  }, [active]);
  const width = useMemo(() => widthOf(matches), [matches]);
  const keys = new Set(chosen.map(({ value }) => value));
  const first = Math.max(0, Math.floor(top / optionHeight) - beyond);
  const last = Math.min(matches.length, Math.ceil((top + listHeight) / optionHeight) + beyond);
  const drawn = new Set(matches.slice(first, last).map((_, index) => first + index));
  // The active option exists also before the list has scrolled to it.
  if (active >= 0) drawn.add(active);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the input
    <div
      ref={popup}
      className="jig-choice-popup"
      style={{ width }}
      onMouseDown={(event) => {
        event.preventDefault();
        // React passes it to the frame, which would close the list.
        event.stopPropagation();
      }}
    >
      {matches.length === 0 ? (
        <p role="status" className="jig-choice-none">
          {t(isLoading ? 'choice.loading' : 'choice.none')}
        </p>
      ) : null}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('choice.options')}
        aria-multiselectable={multiple || undefined}
        aria-busy={isLoading || undefined}
        className="jig-choice-list"
        style={{ maxHeight: listHeight }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div role="presentation" style={{ height: matches.length * optionHeight }}>
          {[...drawn].map((index) => {
            const option = matches[index];
            if (!option) return null;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
              <div
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={keys.has(option.value)}
                aria-disabled={option.disabled || undefined}
                aria-posinset={index + 1}
                aria-setsize={matches.length}
                data-active={index === active}
                className="jig-choice-option"
                style={{ top: index * optionHeight }}
                title={option.label}
                onClick={() => onChoose(option)}
              >
                {option.label}
              </div>
            );
          })}
        </div>
      </div>
    </div>,
    getPopupContainer?.() ?? document.body,
  );
}

/** Width of the widest label in pixels with its padding; a Chinese character is as wide as two Latin letters. */
function widthOf(options: readonly ChoiceOption[]): number {
  const most = options.reduce((wide, { label }) => Math.max(wide, label.length + wideCharacters(label)), 0);
  return most * 7.5 + 40;
}

const wideCharacters = (label: string): number => label.match(/[\u1100-\uffef]/g)?.length ?? 0;

/** Keeps the list below its frame, or above where there is more room. */
function usePlace(popup: RefObject<HTMLElement>, frame: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const [floating, reference] = [popup.current, frame.current];
    if (!floating || !reference) return;
    const place = async (): Promise<void> => {
      const { x, y } = await computePosition(reference, floating, {
        strategy: 'fixed',
        placement: 'bottom-start',
        middleware: [
          offset(2),
          flip({ padding: 4 }),
          size({
            apply: ({ rects }) => {
              floating.style.minWidth = `${rects.reference.width}px`;
            },
          }),
        ],
      });
      floating.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      floating.style.visibility = 'visible';
    };
    return autoUpdate(reference, floating, () => void place());
  }, [popup, frame]);
}
