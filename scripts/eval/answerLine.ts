import type { Data, DataObject, ExpressionError, Result, RunOptions } from '../../expressions/index.ts';
import { isObject } from '../../runtime/model/schema/Json.ts';
import type { Engine } from './Engine.ts';
import { engines } from './engines.ts';

/** Time-out of one line, in milliseconds. */
const WALL_TIME = 1000;

const loaded = new Map<string, Promise<Engine>>();

/** Answers one line, given without its line feed. Answers every line and never throws. */
export async function answerLine(line: string, clock: () => RunOptions): Promise<string> {
  const read = objectIn(line);
  if (!read.ok) return written(null, read);
  const { id = null } = read.value;
  return written(id, await answered(read.value, clock));
}

async function answered(request: DataObject, clock: () => RunOptions): Promise<Result<Data>> {
  try {
    const { engine: name, expr, data, bindings } = request;
    const load = typeof name === 'string' ? engines.get(name) : undefined;
    if (typeof name !== 'string' || load === undefined)
      return refused('unknown-engine', `"engine" must be one of ${[...engines.keys()].join(', ')}.`);
    if (expr === undefined) return refused('bad-line', 'There is no "expr".');
    if (bindings !== undefined && !isObject(bindings))
      return refused('bad-line', '"bindings" must be an object.');
    const engine = await (loaded.get(name) ?? remembered(name, load()));
    const options = { ...clock(), limits: { milliseconds: WALL_TIME } };
    return await engine.answer({ expr, data, bindings }, options);
  } catch (thrown) {
    // An internal error must not stop the following lines.
    return refused('internal-error', thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function remembered(name: string, engine: Promise<Engine>): Promise<Engine> {
  loaded.set(name, engine);
  return engine;
}

function objectIn(line: string): Result<DataObject> {
  try {
    // JSON.parse returns data.
    const value = JSON.parse(line) as Data;
    return isObject(value) ? { ok: true, value } : refused('bad-line', 'The line is no JSON object.');
  } catch {
    return refused('bad-line', 'The line is no JSON.');
  }
}

function refused(code: string, message: string): { readonly ok: false; readonly error: ExpressionError } {
  return { ok: false, error: { code, message } };
}

function written(id: Data, result: Result<Data>): string {
  try {
    return JSON.stringify(
      result.ok ? { id, ok: true, value: result.value } : { id, ok: false, ...told(result.error) },
    );
  } catch {
    // The id is nested too deeply to serialize.
    return JSON.stringify({ id: null, ok: false, code: 'bad-line', message: 'The id cannot be written.' });
  }
}

function told({ code, message, from, to, at, params }: ExpressionError): object {
  return { code, message, from, to, at, path: code === 'cycle' ? params?.path : undefined };
}
