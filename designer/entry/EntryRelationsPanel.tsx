import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { BoxPanelProps } from '../../runtime/BoxPanel.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import '../../runtime/model/explain/allMessages.ts';
import { RelationsDesigner } from '../relations/dialog/RelationsDesigner.tsx';
import { ownOf } from '../relations/draft/RelationWorld.ts';
import { partKey, relationParts } from '../relations/draft/relationParts.ts';
import { useRelations } from '../relations/store/useRelations.ts';

/** Links and effects of the table that an entry makes, and their editor. */
export const EntryRelationsPanel = observer(function EntryRelationsPanel({ box }: BoxPanelProps): ReactNode {
  const { t } = useApp();
  const { tables, failed, published } = useRelations();
  const [isOpen, setOpen] = useState(false);
  const { TableName, TableTrueName } = box.main.live();
  const own = tables?.get(String(TableTrueName || TableName || ''));
  if (failed !== undefined) return <p role="alert">{failed}</p>;
  if (tables === undefined) return <p aria-busy="true">{t('box.loading')}</p>;
  if (own === undefined) return <p>{t('relationDesign.noDocument')}</p>;
  const parts = relationParts(own, ownOf(own));
  return (
    <div>
      {parts.length === 0 ? <p>{t('relationDesign.nothingYet', { name: own.title })}</p> : null}
      <ul>
        {parts.map((part) => (
          <li key={partKey(part)}>{t(`relationDesign.part.${part.kind}`, { name: part.title })}</li>
        ))}
      </ul>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('relationDesign.edit')}
      </Button>
      {isOpen ? (
        <RelationsDesigner
          tables={tables}
          own={own}
          onPublished={() => {
            setOpen(false);
            published();
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
});
