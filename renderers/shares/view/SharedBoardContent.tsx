import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { SharedAnswer, SharedChoice } from '../../../runtime/wire/shares/Share.ts';
import { SharedCards } from './SharedCards.tsx';
import { Watermark } from './Watermark.tsx';
import '../../boards/board.css';
import './shared.css';

interface SharedBoardContentProps {
  readonly answer: SharedAnswer;
  readonly chosen: readonly number[];
  /** Figures stand as of this time, and cannot be read again now. */
  readonly lostSince?: string | undefined;
  onChoose(filter: number, option: number): void;
}

interface ChoiceProps {
  readonly choice: SharedChoice;
  readonly value: number;
  onChoose(option: number): void;
}

function Choice({ choice, value, onChoose }: ChoiceProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { title, isPeriod, options } = choice;
  return (
    <label htmlFor={id}>
      {title}
      <select
        id={id}
        value={isPeriod && value < 0 ? 0 : value}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {isPeriod ? null : <option value={-1}>{t('share.allOf')}</option>}
        {options.map((option, at) => (
          <option key={option} value={at}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A board as everybody with the link sees it: title, what may be chosen, cards, and as of when. */
export const SharedBoardContent = observer(function SharedBoardContent(
  props: SharedBoardContentProps,
): ReactNode {
  const { answer, chosen, lostSince, onChoose } = props;
  const { t } = useApp();
  const id = useId();
  const [share] = answer.boards;
  if (share === undefined) return null;
  return (
    <section
      className={`jig-board jig-shared ${share.theme === undefined ? '' : `semi-always-${share.theme}`}`}
      aria-labelledby={id}
    >
      <header className="jig-board-bar">
        <h1 id={id}>{share.title}</h1>
        {share.choices.length === 0 ? null : (
          <search className="jig-board-filters" aria-label={t('board.page.filters')}>
            {share.choices.map((choice, at) => (
              <Choice
                key={choice.title}
                choice={choice}
                value={chosen[at] ?? -1}
                onChoose={(option) => onChoose(at, option)}
              />
            ))}
          </search>
        )}
        <p className="jig-shared-stand" role="status">
          {lostSince === undefined
            ? t('share.stands', { time: answer.readAt.slice(0, 16) })
            : t('share.lost', { time: lostSince.slice(0, 16) })}
        </p>
      </header>
      <SharedCards share={share} isWall={false} />
      <footer>
        <span>{answer.product}</span>
        {answer.endsOn === undefined ? null : <span>{t('share.until', { day: answer.endsOn })}</span>}
      </footer>
      {answer.watermark === undefined ? null : <Watermark text={answer.watermark} />}
    </section>
  );
});
