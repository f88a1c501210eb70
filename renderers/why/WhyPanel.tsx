import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { conditionMessages } from '../../runtime/model/messages/condition.ts';
import { explainMessages } from '../../runtime/model/messages/explain.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { whyMessages } from '../../runtime/model/messages/why.ts';
import type { Provenance, ResolvedField } from '../../runtime/model/ResolvedTable.ts';
import { type FieldReason, fieldReasons } from '../../runtime/model/why/fieldReasons.ts';
import type { EditBoxStore } from '../../runtime/store/EditBoxStore.ts';
import type { FormStore } from '../../runtime/store/FormStore.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { ReasonList } from './ReasonList.tsx';
import type { WhyPlace } from './whyPlace.ts';
import './why.css';

for (const area of [whyMessages, explainMessages, conditionMessages]) addMessages(area);

interface WhyPanelProps {
  readonly box: EditBoxStore;
  readonly place: WhyPlace;
  onClose(): void;
}

/** Why a field of the box is hidden, locked, required or has its value: the layer, condition or formula that decided. */
export const WhyPanel = observer(function WhyPanel({ box, place, onClose }: WhyPanelProps): ReactNode {
  const app = useApp();
  const { t, locale, dictionaries } = app;
  const because = useProvenance(box.doc.main.table, place.table);
  const form =
    place.table === undefined
      ? box.main
      : box.details.find(({ schema }) => schema.table === place.table)?.editing?.form;
  const field = place.field === undefined ? undefined : form?.table.byName.get(place.field);
  if (!form || because === undefined) return null;
  const reasonsOf = (one: ResolvedField): readonly FieldReason[] =>
    fieldReasons({
      field: one,
      doc: form.table === box.doc.main ? box.doc : { main: form.table, details: [] },
      state: form.cell(one.field).state,
      scope: form.scope,
      run: form.run,
      locale,
      because,
      lock: field === undefined ? undefined : box.lockedBy,
      words: {
        now: app.session.now(),
        label: (of, value) =>
          of.dataKey === undefined ? undefined : dictionaries.label(of.dataKey, String(value)),
      },
    });
  const reasons = field === undefined ? unreachable(form).flatMap(reasonsOf) : reasonsOf(field);
  const title = field === undefined ? t('why.all') : t('why.title', { title: field.title });
  return (
    <Dialog title={title} width={560} height="min(420px, 60vh)" onClose={onClose}>
      {reasons.length === 0 ? <p>{t('why.nothing')}</p> : <ReasonList reasons={reasons} />}
    </Dialog>
  );
});

/** Fields with a place in the form that the keyboard cannot reach: hidden or disabled ones. */
function unreachable(form: FormStore): readonly ResolvedField[] {
  return form.table.fields.filter((field) => {
    if (field.editRowNo === undefined || !form.has(field.field)) return false;
    const { hidden, disabled } = form.cell(field.field).state;
    return hidden || disabled;
  });
}

/** Which layer says what of the table; undefined while it is on its way. */
function useProvenance(main: string, detail: string | undefined): Provenance | undefined {
  const { schemas } = useApp();
  const [because, setBecause] = useState<Provenance>();
  useEffect(() => {
    let current = true;
    void schemas.provenance(main, detail).then((found) => current && setBecause(() => found));
    return () => {
      current = false;
    };
  }, [schemas, main, detail]);
  return because;
}
