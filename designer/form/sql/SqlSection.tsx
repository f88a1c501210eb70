import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { DraftPart } from '../draft/FormDraft.ts';
import { freeId, idsOf } from '../draft/partIds.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import type { FormVerbs } from '../store/formVerbs.ts';
import { SqlDialog } from './SqlDialog.tsx';

interface SqlSectionProps {
  readonly store: FormDesignerStore;
  readonly verbs: FormVerbs;
}

/** Custom SQL parameters of the form. Only user 1 sees them. */
export const SqlSection = observer(function SqlSection({ store, verbs }: SqlSectionProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const [open, setOpen] = useState<DraftPart | 'new'>();
  const { base, draft } = store;
  if (!base.isAdmin) return null;
  const { params } = draft;
  const done = (raw: JsonObject): void => {
    const isNew = open === 'new' || open === undefined;
    const made = { id: isNew ? freeId(idsOf(params)) : open.id, raw };
    verbs.setParams(isNew ? [...params, made] : params.map((one) => (one === open ? made : one)));
    setOpen(undefined);
  };
  return (
    <section aria-labelledby={id} className="jig-fm-sql">
      <h3 id={id}>{t('formDesign.sql')}</h3>
      {params.length === 0 ? <p className="jig-fm-note">{t('formDesign.sql.none')}</p> : null}
      <ul className="jig-fm-hidden">
        {params.map((part) => {
          const name = textOf(part.raw.name) || t('formDesign.unnamed');
          return (
            <li key={part.id} className="jig-fm-sql-line">
              <Button aria-haspopup="dialog" onClick={() => setOpen(part)}>
                {name}
              </Button>
              <Button
                size="small"
                type="danger"
                aria-label={t('formDesign.sql.remove', { name })}
                onClick={() => verbs.setParams(params.filter((one) => one !== part))}
              >
                ✕
              </Button>
            </li>
          );
        })}
      </ul>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('new')}>
        {t('formDesign.sql.add')}
      </Button>
      {open === undefined ? null : (
        <SqlDialog
          base={base}
          raw={open === 'new' ? undefined : open.raw}
          onDone={done}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
});
