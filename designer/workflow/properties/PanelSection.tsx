import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';

interface PanelSectionProps {
  readonly title: string;
  /** Number of problems inside; a collapsed section shows it. */
  readonly problems: number;
  /**
   * Whether the section starts expanded. It also expands when a problem appears, and collapses only on a
   * click.
   */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A collapsible section of a panel. */
export function PanelSection({ title, problems, isOpen, children }: PanelSectionProps): ReactNode {
  const { t } = useApp();
  const [open, setOpen] = useState(isOpen);
  const isWrong = problems > 0;
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <details
      className="jig-panel-section"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {title}
        {problems > 0 ? (
          <span className="jig-panel-problems">{t('flowPanel.problems', { n: problems })}</span>
        ) : null}
      </summary>
      <div className="jig-panel-inside">{children}</div>
    </details>
  );
}
