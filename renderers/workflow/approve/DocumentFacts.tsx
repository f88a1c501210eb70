import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { AskedDocument } from '../../../runtime/data/workflow/InboxCalls.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { formRowsOf } from '../../../runtime/model/fields/projections/formRows.ts';
import type { FormStore } from '../../../runtime/store/form/FormStore.ts';
import { Facts } from './Facts.tsx';
import { readText } from './readText.ts';

interface DocumentFactsProps {
  readonly asked: AskedDocument;
  readonly form: FormStore;
}

/** Header fields of the document in form order, without fields hidden now. */
export const DocumentFacts = observer(function DocumentFacts({ asked, form }: DocumentFactsProps): ReactNode {
  const { t, locale } = useApp();
  const id = useId();
  const { table } = form;
  const fields = formRowsOf(table)
    .flat()
    .map(({ field }) => field)
    // The heading already shows the name.
    .filter(({ field }) => field !== table.nameField && !form.cell(field).state.hidden);
  const facts = fields.map((field) => ({
    name: field.field,
    title: field.title,
    text: readText(asked, field, asked.document.main, locale),
  }));
  return (
    <section className="jig-approve-card" aria-labelledby={id}>
      <h2 id={id}>{t('inbox.facts')}</h2>
      <Facts facts={facts} />
    </section>
  );
});
