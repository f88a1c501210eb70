import { tolerantJson } from '../../check/jsonText.ts';
import { offsetBeyond } from '../../check/nesting.ts';
import { schemaIssue } from '../../check/schemaIssue.ts';
import type { Issue } from '../../schema/Issue.ts';
import { type RawObject, rawObject } from './rawObject.ts';

/** One node or line as stored, with its JSON pointer in the row (`/NodeConfig/2`). */
export interface RawPart {
  readonly raw: RawObject;
  readonly path: string;
}

/** Size limits of a definition: above any flow drawn by hand, low enough to protect the server. */
export const definitionLimits = {
  /** Characters of NodeConfig, LineConfig, or conditions stored as text inside them. */
  text: 1_000_000,
  /** Characters of a damaged text that are searched for readable parts. */
  damaged: 200_000,
  /** Nesting depth of objects and lists. */
  depth: 32,
  nodes: 300,
  lines: 1000,
  /** Characters of a name, label or id. */
  name: 200,
  /** Approvers of one node, or fields that one node permits. */
  listed: 500,
} as const;

/** A JSON value and its issues; a damaged text gives its readable part. */
interface ReadValue {
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

/** The objects in NodeConfig or LineConfig, given as text or as a list. Blank gives none. */
export function readConfig(
  column: 'NodeConfig' | 'LineConfig',
  given: unknown,
): { readonly parts: readonly RawPart[]; readonly issues: readonly Issue[] } {
  const path = `/${column}`;
  const text = configText(given);
  if (text === undefined) return { parts: [], issues: [schemaIssue('workflowCheck.notAList', path)] };
  if (text.trim() === '') return { parts: [], issues: [] };
  const { value, issues: damage } = readJson(text, path);
  if (!Array.isArray(value)) {
    return { parts: [], issues: [...damage, schemaIssue('workflowCheck.notAList', path)] };
  }
  const issues = [...damage];
  const most = column === 'NodeConfig' ? definitionLimits.nodes : definitionLimits.lines;
  if (value.length > most) issues.push(schemaIssue('workflowCheck.tooMany', path, { n: most }));
  const parts = value.slice(0, most).flatMap((element: unknown, at) => {
    const raw = rawObject(element);
    if (raw !== undefined) return [{ raw, path: `${path}/${at}` }];
    issues.push(schemaIssue('workflowCheck.notAnObject', `${path}/${at}`));
    return [];
  });
  return { parts, issues };
}

/**
 * The text to store for a NodeConfig or LineConfig. A list becomes JSON, text stays as it is.
 * Undefined when the value is neither.
 */
export function configText(given: unknown): string | undefined {
  if (given === undefined || given === null) return '';
  if (typeof given === 'string') return given;
  try {
    return Array.isArray(given) ? JSON.stringify(given) : undefined;
  } catch {
    // Circular, or nested too deeply for `JSON.stringify`.
    return undefined;
  }
}

/** Parses JSON text of limited size and depth. A damaged text gives what is readable around the damage. */
export function readJson(text: string, path: string): ReadValue {
  if (text.length > definitionLimits.text) {
    const issue = schemaIssue('workflowCheck.tooLong', path, { n: definitionLimits.text });
    return { value: undefined, issues: [issue] };
  }
  const beyond = offsetBeyond(text, definitionLimits.depth);
  if (beyond !== undefined) {
    const issue = schemaIssue('workflowCheck.tooDeep', path, { n: definitionLimits.depth });
    return { value: undefined, issues: [issue] };
  }
  try {
    return { value: JSON.parse(text), issues: [] };
  } catch {
    if (text.length > definitionLimits.damaged)
      return { value: undefined, issues: [schemaIssue('workflowCheck.damagedLong', path)] };
    const { value, damage } = tolerantJson(text);
    return { value, issues: [schemaIssue('workflowCheck.damaged', path, { ...damage })] };
  }
}
