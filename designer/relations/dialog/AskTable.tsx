import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { RelatedTable } from '../../../runtime/wire/relations/Relations.ts';
import { Choices } from '../../kit/Choices.tsx';

interface AskTableProps {
  readonly title: string;
  readonly tables: readonly RelatedTable[];
  onChoose(table: string): void;
  onClose(): void;
}

/** Asks for a document table, by title, name or pinyin initials. */
export function AskTable({ title, tables, onChoose, onClose }: AskTableProps): ReactNode {
  const { t } = useApp();
  return (
    <Dialog
      title={title}
      width={480}
      height="auto"
      onClose={onClose}
      footer={
        <Button type="tertiary" onClick={onClose}>
          {t('list.close')}
        </Button>
      }
    >
      <Choices
        label={title}
        isFocused
        choices={tables.map((one) => ({ key: one.table, title: one.title, note: one.table }))}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
