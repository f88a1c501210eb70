import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import '../../../renderers/shell/innerTabs.css';

/** Views of a flow in the designer. */
export type FlowView = 'canvas' | 'outline' | 'rehearse';

const views: readonly FlowView[] = ['canvas', 'outline', 'rehearse'];

interface ViewTabsProps {
  readonly shown: FlowView;
  onShow(view: FlowView): void;
  /** Content beside the tabs, in the same row. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** Tabs of the flow's views: drawing, list, and rehearsal on existing documents. */
export function ViewTabs({ shown, onShow, beside, children }: ViewTabsProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = ({ key }: KeyboardEvent): void => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const by = key === 'ArrowRight' ? 1 : views.length - 1;
    const next = views[(views.indexOf(shown) + by) % views.length] ?? shown;
    onShow(next);
    list.current?.querySelector<HTMLElement>(`[data-view="${next}"]`)?.focus();
  };
  return (
    <>
      <div className="jig-fd-head">
        <div
          ref={list}
          role="tablist"
          className="jig-inner-tabs jig-fd-tabs"
          aria-label={t('flowDesigner.views')}
        >
          {views.map((view) => (
            <button
              key={view}
              type="button"
              role="tab"
              id={`${id}-${view}`}
              data-view={view}
              aria-selected={view === shown}
              aria-controls={`${id}-panel`}
              tabIndex={view === shown ? 0 : -1}
              onClick={() => onShow(view)}
              onKeyDown={step}
            >
              {t(`flowDesigner.${view}`)}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} className="jig-fd-view" aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </>
  );
}
