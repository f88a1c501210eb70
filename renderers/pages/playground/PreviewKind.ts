import type { ReactNode } from 'react';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';

/** Parts the user may edit. */
export const parts = ['schema', 'uiSchema', 'data'] as const;
export type Part = (typeof parts)[number];

/** The parts as JSON; an empty text is undefined. */
export interface PreviewInput {
  readonly schema: Json;
  readonly uiSchema: Json | undefined;
  readonly data: Json | undefined;
}

/**
 * Result of reading a schema: how to draw it (undefined: impossible) and its issues (paths `part#pointer`).
 */
export interface Preview {
  readonly draw?: (() => ReactNode) | undefined;
  readonly issues: readonly Issue[];
}

/** A kind of schema the playground can show. A new kind is a file and a line in `kinds/index.ts`. */
export interface PreviewKind {
  readonly kind: string;
  readonly label: MessageKey;
  /** Other names tools use for this kind; lower case, letters only. */
  readonly aliases?: readonly string[];
  /** Text of the sample. */
  readonly sample: string;
  /** True when a schema without a named kind belongs to this kind. */
  fits(schema: Json): boolean;
  /** Reads the input. Never throws for user input; each mistake is an issue with a place. */
  read(app: App, input: PreviewInput): Preview | Promise<Preview>;
}
