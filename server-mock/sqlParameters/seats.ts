import type { ServerContext } from '../context/ServerContext.ts';
import { limits } from './limits.ts';

interface Room {
  running: number;
  readonly waiting: (() => void)[];
}

const rooms = new WeakMap<ServerContext['changes'], Room>();

/** Runs at most `limits.atOnce` tasks at once, in order of arrival. The other connections stay free for other calls. */
export const seated = async <T>(context: ServerContext, run: () => Promise<T>): Promise<T> => {
  const room = rooms.get(context.changes) ?? { running: 0, waiting: [] };
  rooms.set(context.changes, room);
  if (room.running < limits.atOnce) room.running += 1;
  else await new Promise<void>((go) => room.waiting.push(go));
  try {
    return await run();
  } finally {
    const next = room.waiting.shift();
    // Pass the slot to the next caller, or free it.
    if (next === undefined) room.running -= 1;
    else next();
  }
};
