import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import type { FlowProperty } from './FlowProperty.ts';

/** A collapsible group of properties. */
export interface NodeSection {
  readonly title: MessageKey;
  readonly properties: readonly FlowProperty[];
  /** Whether it starts expanded; default: it does. */
  isOpen?(part: RawObject): boolean;
  readonly needsDocument?: true;
}
