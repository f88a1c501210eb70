import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { explainColumn } from '../../runtime/model/explain/explainColumn.ts';
import { explainField } from '../../runtime/model/explain/explainField.ts';
import type { Reason } from '../../runtime/model/explain/Reason.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { conditionMessages } from '../../runtime/model/messages/condition.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { whyMessages } from '../../runtime/model/messages/why.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { FormStore } from '../../runtime/store/form/FormStore.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { BoxLink } from '../panels/BoxLink.tsx';
import { boxButtonReasons } from './boxButtonReasons.ts';
import { ExplainBody } from './ExplainBody.tsx';
import { ExplainColumns } from './ExplainColumns.tsx';
import { ExplainSection } from './ExplainSection.tsx';
import type { ExplainPlace } from './explainPlace.ts';
import { ReasonList } from './ReasonList.tsx';
import { useOrigin } from './useOrigin.ts';
import { useProvenance } from './useProvenance.ts';
import './explain.css';

for (const area of [whyMessages, whyMessages, conditionMessages]) addMessages(area);

interface ExplainPanelProps {
  readonly box: EditBoxStore;
  readonly place: ExplainPlace;
  onClose(): void;
}

/**
 * Explains a box: why a field is hidden, locked, required or has its value, why a detail column is as it is,
 * and which buttons are missing. Names the deciding layer, condition, formula, right or state.
 */
export const ExplainPanel = observer(function ExplainPanel({
  box,
  place,
  onClose,
}: ExplainPanelProps): ReactNode {
  const app = useApp();
  const { t, locale, dictionaries, settings } = app;
  const because = useProvenance(box.doc.main.table, place.table);
  const detail = box.details.find(({ schema }) => schema.table === place.table);
  const form = place.table === undefined ? box.main : detail?.editing?.form;
  const table = detail?.table ?? box.main.table;
  const field = place.field === undefined ? undefined : table.byName.get(place.field);
  const origin = useOrigin(table.table, field?.field);
  if (because === undefined) return null;
  const made = field === undefined ? undefined : origin;
  const reasonsOf = (one: ResolvedField, of: FormStore): readonly Reason[] =>
    explainField({
      field: one,
      doc: of === box.main ? box.forms.doc : { main: of.table, details: [] },
      state: of.cell(one.field).state,
      scope: of.scope,
      run: of.run,
      locale,
      because,
      lock: field === undefined ? undefined : box.lockedBy,
      origin: made,
      key: of.value(of.table.key),
      words: {
        now: app.session.now(),
        label: (ofField, value) =>
          ofField.dataKey === undefined ? undefined : dictionaries.label(ofField.dataKey, String(value)),
      },
    });
  const asColumn = (one: ResolvedField): readonly Reason[] =>
    explainColumn({
      field: one,
      table,
      because,
      locale,
      showing: box.showing,
      set: settings.of(table.table).columns,
      view: settings.viewOver(table.table),
      origin: made,
    });
  const title = field === undefined ? t('why.all') : t('why.title', { title: field.title });
  return (
    <Dialog title={title} width={620} height="min(480px, 64vh)" informs onClose={onClose}>
      <ExplainBody title={title}>
        {field ? (
          <ReasonList
            reasons={form?.has(field.field) ? reasonsOf(field, form) : asColumn(field)}
            link={({ text, ...to }) => (
              <BoxLink box={box} to={to}>
                {text}
              </BoxLink>
            )}
          />
        ) : (
          <>
            <ExplainSection
              title={t('why.fields')}
              reasons={unreachable(box.main).flatMap((one) => reasonsOf(one, box.main))}
              none={t('why.nothing')}
            />
            <ExplainSection
              title={t('why.buttons')}
              reasons={boxButtonReasons(app, box)}
              none={t('why.noButtons')}
            />
            {box.details.map(({ schema, table: rows }) => (
              <ExplainColumns
                key={schema.table}
                main={box.doc.main.table}
                table={rows}
                title={schema.cnName ?? rows.cnName}
                showing={box.showing}
              />
            ))}
          </>
        )}
      </ExplainBody>
    </Dialog>
  );
});

/** Fields of the form that the keyboard cannot reach, because they are hidden or disabled. */
function unreachable(form: FormStore): readonly ResolvedField[] {
  return form.table.fields.filter((field) => {
    if (!field.editRowNo || !form.has(field.field)) return false;
    const { hidden, disabled } = form.cell(field.field).state;
    return hidden || disabled;
  });
}
