/** Body of an action on a document besides votes; each action reads its own members. */
export interface ActionBody {
  readonly key: string;
  /** Text of a comment. */
  readonly text?: string;
  readonly reason?: string;
  /** Receiver of a transfer. */
  readonly userId?: string | null;
  /** Added approvers, or receivers of a copy. */
  readonly userIds?: readonly string[];
  /** The step that the user saw. */
  readonly stepId?: string;
}
