import type { FunctionTable } from '../../functions/declared/FormulaFunction.ts';
import { nativeValue } from '../callables/NativeValue.ts';
import { nativeNamed } from '../functions/nativeNamed.ts';
import type { Variable } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { type Environment, type Slot, unbound } from './Environment.ts';
import type { JsonataClosure } from './JsonataClosure.ts';
import { own } from './lookup.ts';
import type { VariablePlace } from './Names.ts';
import type { Site } from './Site.ts';
import { wholeInput } from './wholeInput.ts';

/**
 * Compiles a variable. Looks in the formula, then in the bindings of the run, then in the library; else
 * nothing.
 */
export function compileVariable(node: Variable, site: Site): JsonataClosure {
  if (node.name === '')
    return site.input === 'record' ? (_input, _environment, frame) => wholeInput(frame) : context;
  if (node.name === '$') return (_input, _environment, frame) => wholeInput(frame);
  const places = site.names.places(node.name);
  const [first] = places;
  const outside = globalOf(node.name, site.counts.functions);
  if (first === undefined) return outside;
  if (first.sure) return sureAt(first);
  return (input, environment, frame) => {
    for (const place of places) {
      const value = slotAt(environment, place);
      if (value !== unbound) return value;
    }
    return outside(input, environment, frame);
  };
}

/** Reads a name that the formula does not bind. */
function globalOf(name: string, declared: FunctionTable | undefined): JsonataClosure {
  const definition = nativeNamed(name, declared);
  return (_input, _environment, frame) => {
    const { bindings } = frame.options;
    if (bindings !== undefined && Object.hasOwn(bindings, name)) return own(bindings, name);
    return definition === undefined ? undefined : nativeValue(definition);
  };
}

const context: JsonataClosure = (input) => input;

function sureAt({ hops, slot }: VariablePlace): JsonataClosure {
  // A parameter is always bound; the cast drops the unbound mark.
  if (hops === 0) return (_input, environment) => environment.slots[slot] as JsonataValue;
  if (hops === 1) return (_input, environment) => environment.parent?.slots[slot] as JsonataValue;
  return (_input, environment) => slotAt(environment, { hops, slot, sure: true }) as JsonataValue;
}

function slotAt(environment: Environment, { hops, slot }: VariablePlace): Slot {
  let at: Environment | undefined = environment;
  for (let i = 0; i < hops; i += 1) at = at?.parent;
  return at?.slots[slot];
}
