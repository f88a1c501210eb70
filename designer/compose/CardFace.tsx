import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { cardLook } from '../../renderers/boards/cardLook.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { cardKindOf } from '../../runtime/model/boards/cards/cardKinds.ts';
import type { CardAnswer, ShownCard } from '../../runtime/wire/boards/Board.ts';

interface CardFaceProps {
  /** Name of its kind. */
  readonly kind: string;
  /** As its viewers see it; undefined: the server has not answered, or the card has mistakes. */
  readonly shown: ShownCard | undefined;
  readonly answer: CardAnswer | undefined;
  readonly isWaiting: boolean;
  readonly isWall?: boolean;
}

const nothing = (): void => undefined;

/** What a card shows, as boards draw it. */
export const CardFace = observer(function CardFace(props: CardFaceProps): ReactNode {
  const { kind, shown, answer, isWaiting, isWall = false } = props;
  const { t, locale, renderers } = useApp();
  const known = cardKindOf({ kind });
  const Look = cardLook(renderers, kind);
  const data = answer !== undefined && 'data' in answer ? answer.data : undefined;
  const problem = answer !== undefined && 'problem' in answer ? answer.problem : shown?.note;
  const isAsked = known?.asks !== undefined;
  if (problem !== undefined) return <p className="jig-co-note">{problem}</p>;
  if (Look === undefined || shown === undefined || (isAsked && data === undefined))
    return (
      <p className="jig-co-note">
        {known?.title[locale]}
        {isAsked ? ` · ${t(isWaiting ? 'compose.waits' : 'compose.noData')}` : null}
      </p>
    );
  return (
    <Suspense fallback={null}>
      <Look card={shown} data={data} isWall={isWall} onMeasure={nothing} onPick={nothing} onOpen={nothing} />
    </Suspense>
  );
});
