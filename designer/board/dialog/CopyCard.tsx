import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { BoardSchema, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import type { DesignedBoard } from '../../../runtime/wire/boards/BoardDesign.ts';
import { Choices } from '../../kit/Choices.tsx';
import { cardName } from '../draft/cardName.ts';

interface CopyCardProps {
  readonly boards: readonly DesignedBoard[];
  onCopy(card: CardSchema): void;
  onClose(): void;
}

const schemaOf = ({ schema }: DesignedBoard): BoardSchema => schema as unknown as BoardSchema; // the server checked it
const cardsOf = (board: DesignedBoard): readonly CardSchema[] => schemaOf(board).cards;
const isChart = (board: DesignedBoard): boolean => schemaOf(board).kept === 'chart';

/** Charts that are kept for reuse come first. */
const inOrder = (boards: readonly DesignedBoard[]): readonly DesignedBoard[] => [
  ...boards.filter(isChart),
  ...boards.filter((board) => !isChart(board)),
];

/** Asks for a board, then for the card of it to copy. A chart that is kept for reuse is taken at once. */
export function CopyCard({ boards, onCopy, onClose }: CopyCardProps): ReactNode {
  const { t, locale } = useApp();
  const [board, setBoard] = useState<DesignedBoard>();
  const schema = board?.schema as BoardSchema | undefined; // the server checked it before it was in force
  return (
    <Dialog
      title={t('boardDesign.copyFrom')}
      {...(board !== undefined && { subtitle: board.title })}
      width={480}
      height="auto"
      onClose={onClose}
      footer={
        <Button type="tertiary" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
      }
    >
      {schema === undefined ? (
        <Choices
          key="boards"
          label={t('boardDesign.chooseBoard')}
          isFocused
          choices={inOrder(boards).map((one) => ({
            key: one.name,
            title: one.title,
            note: isChart(one) ? t('kept.chart') : one.name,
          }))}
          onChoose={(name) => {
            const chosen = boards.find((one) => one.name === name);
            const [card, ...others] = chosen === undefined ? [] : cardsOf(chosen);
            if (card === undefined || others.length > 0) setBoard(chosen);
            else {
              onCopy(card);
              onClose();
            }
          }}
        />
      ) : (
        <Choices
          key="cards"
          label={t('boardDesign.chooseCard')}
          isFocused
          choices={schema.cards.map((card) => ({
            key: card.id,
            title: cardName(card, locale),
            note: card.id,
          }))}
          onChoose={(id) => {
            const card = schema.cards.find((one) => one.id === id);
            if (card !== undefined) onCopy(card);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
