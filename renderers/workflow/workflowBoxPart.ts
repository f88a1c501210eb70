import type { BoxPart, BoxPartProps } from '../../runtime/BoxPart.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { isAudited } from '../../runtime/model/access/documentState.ts';
import { forecastOf } from '../../runtime/store/workflow/forecastOf.ts';

/** Approval in the edit box: the state of the document, the approvers it would get, and the decision about it. */
export const workflowBoxPart: BoxPart = {
  name: 'workflow',
  line: {
    shows: (box) =>
      box.action !== 'Audit' && box.key !== undefined && box.saveAction === 'Edit' && isAudited(box.doc.main),
    view: lazyPiece<BoxPartProps>(
      'ApprovalLine',
      async () => (await import('./record/ApprovalLine.tsx')).ApprovalLine,
    ),
  },
  foot: {
    shows: (box, { settings }) => box.action !== 'Audit' && settings.of(box.doc.main.table).hasFlow === true,
    view: lazyPiece<BoxPartProps>(
      'ForecastFoot',
      async () => (await import('./record/ForecastFoot.tsx')).ForecastFoot,
    ),
  },
  above: {
    shows: (box, app) => box.action !== 'Audit' && forecastOf(app, box).isShown,
    view: lazyPiece<BoxPartProps>(
      'ForecastPanel',
      async () => (await import('./record/ForecastPanel.tsx')).ForecastPanel,
    ),
  },
  mode: {
    action: 'Audit',
    className: 'jig-audit-layout',
    side: lazyPiece<BoxPartProps>(
      'AuditPanel',
      async () => (await import('./record/AuditPanel.tsx')).AuditPanel,
    ),
    buttons: lazyPiece<BoxPartProps>(
      'GoDecide',
      async () => (await import('./record/GoDecide.tsx')).GoDecide,
    ),
    close: (box) => box.deciding.close(),
  },
};
