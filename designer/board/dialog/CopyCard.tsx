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

/** Asks for a board, then for the card of it to copy. */
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
          choices={boards.map(({ name, title }) => ({ key: name, title, note: name }))}
          onChoose={(name) => setBoard(boards.find((one) => one.name === name))}
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
