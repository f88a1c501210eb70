import type { Capability } from './Capability.ts';

/** What capabilities bring of one kind, in order. */
export const partsOf = <Part>(
  capabilities: readonly Capability[],
  part: (one: Capability) => readonly Part[] | undefined,
): readonly Part[] => capabilities.flatMap((one) => part(one) ?? []);

/** Named things of capabilities as one record; a later capability overrides an earlier one. */
export const namedPartsOf = <Part>(
  capabilities: readonly Capability[],
  part: (one: Capability) => Readonly<Record<string, Part>> | undefined,
): Readonly<Record<string, Part>> => Object.assign({}, ...capabilities.map((one) => part(one) ?? {}));
