import { mayResubmit } from '../../../runtime/model/access/documentState.ts';
import { auditFlag, auditLogFlag } from '../../../runtime/model/fields/stateFields.ts';
import type { BoxButton } from './BoxButton.ts';

/** Approve (审核), shown when the server says that this user can decide about the record now. */
const audit: BoxButton = {
  name: 'audit',
  label: 'list.audit',
  shows: (box) =>
    box.action === 'Edit' || box.action === 'View' ? box.main.value(auditFlag) === true : false,
  run: (box) => box.deciding.begin(),
};

/** Resubmit (重新提交), for the creator of a returned record. */
const resubmit: BoxButton = {
  name: 'resubmit',
  label: 'list.resubmit',
  shows: (box, user) =>
    box.action === 'Edit' && user !== undefined && mayResubmit(user, box.doc.main, box.forms.base.main),
  run: (box) => box.deciding.resubmit(),
};

/**
 * Approval history (审批记录), shown when the record has a decision. Approvers see it beside the document
 * instead.
 */
const auditRecord: BoxButton = {
  name: 'auditRecord',
  label: 'list.auditRecord',
  shows: (box) =>
    box.options.openDialog !== undefined &&
    box.action !== 'Audit' &&
    box.saveAction === 'Edit' &&
    box.main.value(auditLogFlag) === true,
  run: (box) => box.options.openDialog?.('auditRecord'),
};

/** Buttons for records in approval, with or without a flow. */
export const boxButtons: readonly BoxButton[] = [audit, resubmit, auditRecord];
