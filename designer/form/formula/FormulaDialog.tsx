import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { Control } from '../../../renderers/jsonSchema/Control.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { checkFormula } from '../../../runtime/model/formulas/methods/checkFormula.ts';
import { formulaMethodOf, formulaMethods } from '../../../runtime/model/formulas/methods/formulaMethods.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { FormulaEntry } from '../../../runtime/model/schema/FormulaEntry.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { formulaInputs } from './formulaInputs.ts';
import type { FormulaSubject } from './formulaSubject.ts';
import { OperatorBar } from './OperatorBar.tsx';

interface FormulaDialogProps {
  readonly subject: FormulaSubject;
  /** The present formula; undefined: none. */
  readonly entry: FormulaEntry | undefined;
  /** Takes the checked formula; undefined removes it. */
  onDone(entry: FormulaEntry | undefined): void;
  onClose(): void;
}

/** A formula of a field by clicks. It is checked and tested before it is taken. */
export function FormulaDialog({ subject, entry: start, onDone, onClose }: FormulaDialogProps): ReactNode {
  const { t, notify, locale, session } = useApp();
  const id = useId();
  const [entry, setEntry] = useState<FormulaEntry>(() => start ?? emptyEntry(subject));
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const method = formulaMethodOf(entry.method);
  const offered = useMemo(
    () => formulaMethods.filter((one) => one.offered(subject.type, subject.place)),
    [subject],
  );
  const set = (change: Partial<FormulaEntry>): void => {
    setEntry((before) => ({ ...before, ...change }));
    setIssues([]);
  };
  const textsAt = (path: string): readonly string[] =>
    issues.filter((one) => one.path === path).map((issue) => messageOf(issue, locale));
  const done = (): void => {
    const found = checkFormula(entry, {
      place: subject.place,
      fields: subject.fields,
      today: session.now().slice(0, 10),
    });
    setIssues(found);
    const [first] = found;
    if (first === undefined) onDone({ ...entry, fixed: entry.fixed ?? 0 });
    else notify.error(messageOf(first, locale));
  };
  const control = { mode: 'edit', required: false } as const;
  return (
    <Dialog
      title={t('formDesign.formula')}
      subtitle={subject.title}
      width={680}
      height="auto"
      onClose={onClose}
      footer={
        <>
          <Button theme="solid" type="primary" onClick={done}>
            {t('formDesign.ok')}
          </Button>
          {start === undefined ? null : (
            <Button type="danger" onClick={() => onDone(undefined)}>
              {t('formDesign.formula.clear')}
            </Button>
          )}
          <Button type="tertiary" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
        </>
      }
    >
      <div className="jig-form jig-fm-formula">
        <Control
          {...control}
          id={`${id}-name`}
          schema={{ type: 'text' }}
          title={t('formDesign.formula.name')}
          value={entry.name}
          required
          errors={textsAt('name')}
          onChange={(name) => set({ name: typeof name === 'string' ? name : '' })}
        />
        <Control
          {...control}
          id={`${id}-method`}
          schema={{
            type: 'select',
            columnType: 'int',
            data: offered.map((one) => ({ key: one.method, value: t(one.title) })),
          }}
          title={t('formDesign.formula.method')}
          value={entry.method}
          required
          errors={textsAt('method')}
          onChange={(picked) =>
            set({ ...emptyEntry(subject), name: entry.name, method: numberOrNull(picked) })
          }
        />
        {method?.inputs.map((name) => {
          const input = formulaInputs[name];
          return (
            <div key={name}>
              <Control
                {...control}
                id={`${id}-${name}`}
                schema={input.schema(subject, method.method)}
                title={t(input.title)}
                value={input.read(entry)}
                errors={textsAt(input.property)}
                tip={input.tip && t(input.tip)}
                onChange={(value) => set(input.write(value, subject))}
              />
              {name === 'content' ? (
                <OperatorBar
                  subject={subject}
                  onInsert={(text) => set(input.write(`${entry.content}${text}`, subject))}
                />
              ) : null}
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const emptyEntry = ({ type, field }: FormulaSubject): FormulaEntry => ({
  name: '',
  type,
  method: null,
  content: '',
  fixed: null,
  fixed2: null,
  paramsValue: [],
  params: [],
  field,
  index: 0,
});
