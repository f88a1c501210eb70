import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { wireOf } from '../../../runtime/model/formulas/methods/readFormulaEntry.ts';
import type { FormulaEntry } from '../../../runtime/model/schema/FormulaEntry.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import type { DrawnPart } from '../draft/DrawnPart.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import type { FormVerbs } from '../store/formVerbs.ts';
import { FormulaDialog } from './FormulaDialog.tsx';
import { formulaSubject } from './formulaSubject.ts';

interface FormulaLineProps {
  readonly view: DrawnPart;
  readonly store: FormDesignerStore;
  readonly verbs: FormVerbs;
}

const keys = ['funName', 'funMethod', 'funFixed', 'funFixed2', 'funParams', 'funParamsValue', 'funContent'];

/** Wire properties of a formula; undefined removes them. */
const keysOf = (entry: FormulaEntry | undefined): Readonly<Record<string, Json | undefined>> =>
  entry === undefined
    ? Object.fromEntries(keys.map((key) => [key, undefined]))
    : (wireOf(entry) as Readonly<Record<string, Json>>); // texts, numbers and plain records

/** The formula of the selected component. Only user 1 sees it. */
export const FormulaLine = observer(function FormulaLine({
  view,
  store,
  verbs,
}: FormulaLineProps): ReactNode {
  const { t } = useApp();
  const [isOpen, setOpen] = useState(false);
  const { document, isAdmin } = store.base;
  const subject = isAdmin ? formulaSubject(view, document) : undefined;
  if (subject === undefined) return null;
  const { formula } = view;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {formula === undefined
          ? t('formDesign.formulaNone')
          : t('formDesign.formulaOf', { name: formula.name })}
      </Button>
      {isOpen ? (
        <FormulaDialog
          subject={subject}
          entry={formula}
          onClose={() => setOpen(false)}
          onDone={(entry) => {
            setOpen(false);
            verbs.set([view.part.id], keysOf(entry));
          }}
        />
      ) : null}
    </>
  );
});
