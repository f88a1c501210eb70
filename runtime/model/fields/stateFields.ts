/** Field of a document's approval status; list rows hold 0 to 3. */
export const auditField = 'AuditStatus';

/** Field that is 1 for a closed document, as spelt on the wire. */
export const caseField = 'IsColoseCase';

/** Field with the reason of the last decision. */
export const auditReasonField = 'AuditReason';

/** Flags of a row for the current user. The server computes them for each answer and stores none. */
export const auditFlag = 'IsAudit';
export const auditLogFlag = 'IsAuditLog';
/**
 * Fields that the current step hides from its approver, as `Field,Detail.Field`. Absent when none is hidden.
 */
export const hiddenFlag = 'HiddenFields';

/**
 * Fields that only document operations set (approval, close case). Saves ignore them and copies drop them.
 */
export const stateFields: ReadonlySet<string> = new Set([
  auditField,
  caseField,
  auditReasonField,
  auditFlag,
  auditLogFlag,
  hiddenFlag,
]);
