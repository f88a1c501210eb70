import type { Attempt } from './Attempt.ts';
import type { Engine } from './engines.ts';
import { type Fault, findFault } from './findFault.ts';

/** Shortens an input within some seconds while its kind of fault stays. */
export function shorten(engine: Engine, attempt: Attempt, fault: Fault, seconds = 10): Attempt {
  const deadline = performance.now() + seconds * 1_000;
  const still = (tried: Attempt): boolean =>
    performance.now() < deadline && isJson(tried.data) && findFault(engine, tried)?.kind === fault.kind;
  let best = attempt;
  for (const simpler of [{ types: [] }, { bindings: '{}' }, { data: '{}' }, { data: 'null' }])
    if (still({ ...best, ...simpler })) best = { ...best, ...simpler };
  for (const part of ['source', 'data'] as const) {
    if (best[part].startsWith('@')) continue;
    for (let size = Math.ceil(best[part].length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
      for (let at = 0; at < best[part].length; ) {
        const shorter = { ...best, [part]: best[part].slice(0, at) + best[part].slice(at + size) };
        if (still(shorter)) best = shorter;
        else at += size;
        if (performance.now() > deadline) return best;
      }
  }
  const { source } = best;
  // Brackets come in pairs, so for short texts it tries every part.
  if (source.length <= 100)
    for (let length = 1; length < source.length; length += 1)
      for (let at = 0; at + length <= source.length; at += 1) {
        const part = { ...best, source: source.slice(at, at + length) };
        if (still(part)) return part;
      }
  return best;
}

function isJson(text: string): boolean {
  if (text.startsWith('@')) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
