import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { BoxPanelProps } from '../../runtime/BoxPanel.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { reloadPage } from '../../runtime/host/reloadPage.ts';
import '../../runtime/model/explain/allMessages.ts';
import type { Relations } from '../../runtime/wire/relations/Relations.ts';
import { RelationsDesigner } from '../relations/dialog/RelationsDesigner.tsx';
import { ownOf } from '../relations/draft/RelationWorld.ts';
import { partKey, relationParts } from '../relations/draft/relationParts.ts';

/** Links and effects of the table that an entry makes, and their editor. */
export const EntryRelationsPanel = observer(function EntryRelationsPanel({ box }: BoxPanelProps): ReactNode {
  const { t, data, notify, schemas } = useApp();
  const [found, setFound] = useState<Relations>();
  const [failed, setFailed] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    const answer = await (await data.designs()).relations.relations();
    if (answer.ok) setFound(answer.data);
    setFailed(answer.ok ? undefined : answer.failure.message);
  }, [data]);
  useEffect(() => void load(), [load]);
  const tables = useMemo(
    () => new Map((found?.tables ?? []).map((one) => [one.table, one] as const)),
    [found],
  );
  const { TableName, TableTrueName } = box.main.live();
  const own = tables.get(String(TableTrueName || TableName || ''));
  const published = (): void => {
    setOpen(false);
    notify.success(t('relationDesign.published'));
    if (reloadPage()) return;
    schemas.forget();
    void load();
  };
  if (failed !== undefined) return <p role="alert">{failed}</p>;
  if (found === undefined) return <p aria-busy="true">{t('box.loading')}</p>;
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
        <RelationsDesigner tables={tables} own={own} onPublished={published} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
});
