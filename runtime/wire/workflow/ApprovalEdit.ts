/** A field that an approver changed with a vote. */
export interface ApprovalEdit {
  readonly field: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly date: string;
}
