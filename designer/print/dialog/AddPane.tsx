import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { Choices } from '../../kit/Choices.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import { designBlocks } from '../blocks/designBlocks.ts';
import { detailFields, printedFields } from '../blocks/fieldBlocks.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import type { PrintVerbs } from '../store/printVerbs.ts';

interface AddPaneProps {
  readonly store: PrintDesignStore;
  readonly verbs: PrintVerbs;
}

/** What can be added: kinds of blocks, fields of the document and of its rows. */
export const AddPane = observer(function AddPane({ store, verbs }: AddPaneProps): ReactNode {
  const { t } = useApp();
  const { doc } = store;
  const [shown, setShown] = useState('blocks');
  const detail = doc.details.find(({ table }) => table.table === shown);
  const fields = detail === undefined ? printedFields(doc.main) : detailFields(detail);
  const add = (name: string): void => {
    const field = fields.find((one) => one.field === name);
    if (field === undefined) return;
    if (detail === undefined) verbs.addMain(field);
    else verbs.addDetail(detail, field);
  };
  return (
    <section className="jig-pd-add" aria-label={t('printDesign.add')}>
      <Tabs
        label={t('printDesign.add')}
        tabs={[
          { key: 'blocks', title: t('printDesign.blocks') },
          { key: 'main', title: t('printDesign.mainFields') },
          ...doc.details.map(({ table }) => ({ key: table.table, title: table.cnName })),
        ]}
        shown={shown}
        onShow={setShown}
        classes={{ list: 'jig-pd-tabs', panel: 'jig-pd-choices' }}
      >
        {shown === 'blocks' ? (
          <div className="jig-pd-kinds">
            {designBlocks.map((block) => (
              <Button key={block.name} size="small" onClick={() => verbs.add(block)}>
                {t(block.title)}
              </Button>
            ))}
          </div>
        ) : (
          <Choices
            key={shown}
            label={t('printDesign.findField')}
            choices={fields.map(({ field, title }) => ({ key: field, title, note: field }))}
            onChoose={add}
          />
        )}
      </Tabs>
    </section>
  );
});
