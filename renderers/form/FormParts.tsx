import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { FormCell, FormSection } from '../../runtime/model/fields/projections/formLayout.ts';
import type { FormFolds } from '../../runtime/store/form/FormFolds.ts';
import { FormSectionFields } from './FormSectionFields.tsx';
import { MistakeCount } from './MistakeCount.tsx';
import '../shell/innerTabs.css';

interface FormPartsProps {
  readonly folds: FormFolds;
  readonly draw: (row: readonly FormCell[]) => ReactNode;
}

/** The tabs and sections of a form. */
export const FormParts = observer(function FormParts({ folds, draw }: FormPartsProps): ReactNode {
  const { layout } = folds;
  return (
    <>
      <Sections folds={folds} sections={layout.above} draw={draw} />
      {folds.tabs.length === 0 ? null : <Tabs folds={folds} draw={draw} />}
      <Sections folds={folds} sections={layout.below} draw={draw} />
    </>
  );
});

interface SectionsProps extends FormPartsProps {
  readonly sections: readonly FormSection[];
}

function Sections({ folds, sections, draw }: SectionsProps): ReactNode {
  return sections.map((section) => (
    <FormSectionFields key={section.title} folds={folds} section={section} draw={draw} />
  ));
}

/** Keys of a tab list: the arrows go round, and Home and End to its ends. */
const steps: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at + length - 1) % length,
  Home: () => 0,
  End: (_at, length) => length - 1,
};

const Tabs = observer(function Tabs({ folds, draw }: FormPartsProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const { tabs, tab: open } = folds;
  const idOf = (title: string): string =>
    `${id}-${folds.layout.tabs.findIndex((tab) => tab.title === title)}`;
  const walk = (event: KeyboardEvent): void => {
    const next =
      tabs[
        steps[event.key]?.(
          tabs.findIndex((tab) => tab === open),
          tabs.length,
        ) ?? -1
      ];
    if (next === undefined) return;
    event.preventDefault();
    folds.open(next);
    document.getElementById(idOf(next.title))?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={t('form.tabs')}
        className="jig-inner-tabs jig-form-tabs"
        onKeyDown={walk}
      >
        {tabs.map((tab) => (
          <button
            key={tab.title}
            type="button"
            role="tab"
            id={idOf(tab.title)}
            aria-selected={tab === open}
            aria-controls={`${idOf(tab.title)}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => folds.open(tab)}
          >
            {tab.title}
            <MistakeCount folds={folds} sections={tab.sections} />
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        // Closed tabs stay, because what their controls hold is not all in the values yet.
        <div
          key={tab.title}
          role="tabpanel"
          id={`${idOf(tab.title)}-panel`}
          aria-labelledby={idOf(tab.title)}
          hidden={tab !== open}
        >
          <Sections folds={folds} sections={tab.sections} draw={draw} />
        </div>
      ))}
    </>
  );
});
