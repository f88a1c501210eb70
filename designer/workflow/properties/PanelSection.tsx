import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';

interface PanelSectionProps {
  readonly title: string;
  /** How many problems are inside: a folded section says so. */
  readonly problems: number;
  /** Whether it begins unfolded. It also unfolds when a problem comes, and folds only by hand. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A part of a panel that can be folded away. */
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
